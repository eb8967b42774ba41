import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from './chromium.mjs';

/** The browser of this machine; null when there is none. */
export const CHROMIUM = findChromium();

/** What stands beside the names of tests that cannot run. */
export const NO_BROWSER =
  CHROMIUM === null ? ' (SKIPPED: no Chromium here; install it or set CHROMIUM_PATH to its program)' : '';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('There is no Chromium on this machine.');
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}

/** A phone's narrow screen, held upright, with touch alone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A tab with a memory of its own; `faults` collects what goes wrong in the page. */
export interface Tab {
  readonly page: Page;
  readonly faults: string[];
}

export async function openTab(browser: Browser, url: string, options: BrowserContextOptions = DESKTOP): Promise<Tab> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  const { origin } = new URL(url);
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) faults.push(`A request to elsewhere: ${request.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('body.ready');
  return { page, faults };
}
