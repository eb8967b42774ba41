import type { Scene, Shape } from '../../src/render/scene.js';
import type { TextShape } from './scenes.js';

/** Colours as people see them: how far two are apart for each kind of colour vision, and how well text stands out from what is below it. */

type Rgb = readonly [red: number, green: number, blue: number];

/** From `#RRGGBB` or `#RRGGBBAA`, each from 0 to 255; how much it covers from 0 to 1. */
function read(colour: string): { readonly rgb: Rgb; readonly covers: number } {
  const part = (from: number): number => parseInt(colour.slice(from, from + 2), 16);
  return { rgb: [part(1), part(3), part(5)], covers: colour.length > 7 ? part(7) / 255 : 1 };
}

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** What becomes of linear light where one kind of cone is missing (Machado, Oliveira and Fernandes 2009). */
const SEEN = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
type Vision = keyof typeof SEEN;
export const VISIONS = Object.keys(SEEN) as readonly Vision[];

/** A colour in the CIE space Lab, as somebody sees it. */
function lab(colour: string, vision: Vision): Rgb {
  const [r, g, b] = read(colour).rgb.map(linear) as unknown as Rgb;
  const m = SEEN[vision];
  const seen = [0, 3, 6].map((row) => (m[row] ?? 0) * r + (m[row + 1] ?? 0) * g + (m[row + 2] ?? 0) * b);
  const [sr = 0, sg = 0, sb = 0] = seen.map((value) => Math.min(1, Math.max(0, value)));
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * (24389 / 27) + 16) / 116);
  const x = f((0.4124564 * sr + 0.3575761 * sg + 0.1804375 * sb) / 0.95047);
  const y = f(0.2126729 * sr + 0.7151522 * sg + 0.072175 * sb);
  const z = f((0.0193339 * sr + 0.119192 * sg + 0.9503041 * sb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours are to somebody (CIEDE2000); above 10 they are told apart at a glance. */
export function difference(one: string, other: string, vision: Vision): number {
  const [l1, a1, b1] = lab(one, vision);
  const [l2, a2, b2] = lab(other, vision);
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const angle = (b: number, a: number): number =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0);
  const [h1, h2] = [angle(b1, p1), angle(b2, p2)];
  const turn = c1 * c2 === 0 ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + 360) / 2;
  const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const turned = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin((2 * turned * Math.PI) / 180);
  return Math.sqrt(((l2 - l1) / sl) ** 2 + ((c2 - c1) / sc) ** 2 + (dh / sh) ** 2 + rt * ((c2 - c1) / sc) * (dh / sh));
}

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How well a text stands out: from its halo, or from what is painted below its middle. */
export function standsOut(scene: Scene, text: TextShape, order: readonly Shape[]): number {
  const { rgb } = read(text.colour);
  if (text.halo) return contrast(rgb, read(text.halo).rgb);
  const below = order.slice(0, order.indexOf(text));
  let ground = read(scene.ground && isWithinGround(scene, text) ? scene.ground.background : scene.background).rgb;
  const lay = (shape: Shape, x: number, y: number): void => {
    if (shape.kind === 'text' || !shape.fill || !covers(shape, x, y)) return;
    const { rgb: over, covers: part } = read(shape.fill);
    ground = ground.map((value, i) => value * (1 - part) + (over[i] ?? 0) * part) as unknown as Rgb;
  };
  const [x, y] = middleOf(text);
  const { ground: map } = scene;
  if (map && isWithinGround(scene, text))
    for (const shape of map.shapes) lay(shape, x - map.at[0] + map.window.x, y - map.at[1] + map.window.y);
  for (const shape of below) lay(shape, x, y);
  return contrast(rgb, ground);
}

const middleOf = ({ at: [x, y], align, size }: TextShape): readonly [number, number] => [
  align === 'left' ? x + size / 3 : align === 'right' ? x - size / 3 : x,
  y,
];

function isWithinGround({ ground }: Scene, text: TextShape): boolean {
  const [x, y] = middleOf(text);
  if (!ground) return false;
  const { at, window } = ground;
  return x >= at[0] && y >= at[1] && x <= at[0] + window.width && y <= at[1] + window.height;
}

function covers(shape: Exclude<Shape, TextShape>, x: number, y: number): boolean {
  switch (shape.kind) {
    case 'circle':
      return Math.hypot(x - shape.at[0], y - shape.at[1]) <= shape.radius;
    case 'dots':
      return shape.at.some((at) => Math.hypot(x - at[0], y - at[1]) <= shape.radius);
    case 'box':
      return (
        x >= shape.box.x &&
        y >= shape.box.y &&
        x <= shape.box.x + shape.box.width &&
        y <= shape.box.y + shape.box.height
      );
    case 'path': {
      let inside = false;
      shape.points.forEach(([ax, ay], i) => {
        const [bx, by] = shape.points[(i + 1) % shape.points.length] ?? [ax, ay];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      });
      return inside;
    }
  }
}
