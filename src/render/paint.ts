import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas';
// Fonts must be known before the first canvas is made.
import './fonts.js';
import { put, putOnGround, roundEnded } from './put.js';
import { inOrder, SCALE, type Ground, type Point, type Scene } from './scene.js';

/** How much memory the grounds kept by one thread may take, in bytes. */
const GROUND_MEMORY = 64 * 1024 * 1024;

/** A larger ground is painted only as far as it is shown: close up that is little of it. */
const LARGEST_GROUND = 12 * 1024 * 1024;

const grounds = new Map<string, Canvas>();

/** Sheets of pictures by their size: to take a new one for each picture costs as much as half of what is painted on it. */
const sheets = new Map<string, Sheet>();
const SHEETS = 3;

/** Paints a scene. Its ground is painted once and kept. The next picture of this size is painted on the same canvas. */
export function paint(scene: Scene): Canvas {
  const { scale = SCALE } = scene;
  const { canvas, pen } = sheetFor(Math.ceil(scene.width * scale), Math.ceil(scene.height * scale));
  fill({ canvas, pen }, scene.background);
  if (scene.ground) {
    const { window, at } = scene.ground;
    const painted = groundOf(scene.ground, scale);
    const [x, y] = [Math.round(window.x * scale) - painted.from[0], Math.round(window.y * scale) - painted.from[1]];
    const [width, height] = [Math.round(window.width * scale), Math.round(window.height * scale)];
    const to = { x: Math.round(at[0] * scale), y: Math.round(at[1] * scale) };
    pen.drawImage(painted.canvas, x, y, width, height, to.x, to.y, width, height);
  }
  for (const shape of inOrder(scene.shapes)) put(pen, shape, scale);
  return canvas;
}

/** A painted ground, or the part of it that is shown; `from` is where that begins, in painted pixels. */
interface Painted {
  readonly canvas: Canvas;
  readonly from: Point;
}

function groundOf(ground: Ground, scale: number): Painted {
  const { key, width, height, window } = ground;
  const whole = width * height * scale * scale * 4 <= LARGEST_GROUND;
  const from: Point = whole ? [0, 0] : [Math.round(window.x * scale), Math.round(window.y * scale)];
  const part = whole ? '' : ` ${from.join()} ${window.width}×${window.height}`;
  const name = `${key} ${width}×${height}×${scale}${part}`;
  const kept = grounds.get(name);
  if (kept) {
    grounds.delete(name);
    grounds.set(name, kept);
    return { canvas: kept, from };
  }
  const shown = whole ? ground : window;
  const made = newSheet(Math.ceil(shown.width * scale), Math.ceil(shown.height * scale));
  fill(made, ground.background);
  for (const shape of inOrder(ground.shapes)) putOnGround(made.pen, shape, scale, from);
  grounds.set(name, made.canvas);
  forget();
  return { canvas: made.canvas, from };
}

/** Drops the grounds that were not used for longest; the newest always stays. */
function forget(): void {
  const bytes = (canvas: Canvas): number => canvas.width * canvas.height * 4;
  let sum = [...grounds.values()].reduce((all, canvas) => all + bytes(canvas), 0);
  for (const [key, canvas] of [...grounds].slice(0, -1)) {
    if (sum <= GROUND_MEMORY) return;
    sum -= bytes(canvas);
    grounds.delete(key);
  }
}

interface Sheet {
  readonly canvas: Canvas;
  readonly pen: CanvasRenderingContext2D;
}

function sheetFor(width: number, height: number): Sheet {
  const key = `${width}×${height}`;
  const found = sheets.get(key) ?? newSheet(width, height);
  sheets.delete(key);
  sheets.set(key, found);
  for (const oldest of [...sheets.keys()].slice(0, -SHEETS)) sheets.delete(oldest);
  return found;
}

/** Without alpha nothing is multiplied back when the pixels are read. */
function newSheet(width: number, height: number): Sheet {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d', { pixelFormat: 'RGB24' });
  roundEnded(pen);
  return { canvas, pen };
}

function fill({ canvas, pen }: Sheet, background: string): void {
  pen.fillStyle = background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
}
