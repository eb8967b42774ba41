import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas';
import { font } from './fonts.js';
import { textBox } from './measure.js';
import { inOrder, SCALE, type Ground, type Look, type Round, type Scene, type Shape } from './scene.js';

/** How much memory the grounds kept by one thread may take, in bytes. */
const GROUND_MEMORY = 64 * 1024 * 1024;

const grounds = new Map<string, Canvas>();

/** Paints a scene. Its ground is painted once and kept. */
export function paint(scene: Scene): Canvas {
  const { scale = SCALE } = scene;
  const { canvas, pen } = sheet(scene.width, scene.height, scene.background, scale);
  if (scene.ground) {
    const { window, at } = scene.ground;
    const from = [window.x, window.y, window.width, window.height].map((n) => Math.round(n * scale));
    const [x = 0, y = 0, width = 0, height = 0] = from;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    const to = { x: Math.round(at[0] * scale), y: Math.round(at[1] * scale) };
    pen.drawImage(groundOf(scene.ground, scale), x, y, width, height, to.x, to.y, width, height);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
  }
  for (const shape of inOrder(scene.shapes)) put(pen, shape, scale);
  return canvas;
}

function groundOf(ground: Ground, scale: number): Canvas {
  const key = `${ground.key} ${ground.width}×${ground.height}×${scale}`;
  const kept = grounds.get(key);
  if (kept) {
    grounds.delete(key);
    grounds.set(key, kept);
    return kept;
  }
  const { canvas, pen } = sheet(ground.width, ground.height, ground.background, scale);
  for (const shape of inOrder(ground.shapes)) put(pen, shape, scale);
  grounds.set(key, canvas);
  forget();
  return canvas;
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

function sheet(
  width: number,
  height: number,
  background: string,
  scale: number,
): { readonly canvas: Canvas; readonly pen: CanvasRenderingContext2D } {
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  // Without alpha letters are smoothed better, and nothing is multiplied back when the pixels are read.
  const pen = canvas.getContext('2d', { pixelFormat: 'RGB24' });
  pen.fillStyle = background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  return { canvas, pen };
}

function put(pen: CanvasRenderingContext2D, shape: Shape, scale: number): void {
  switch (shape.kind) {
    case 'path':
      pen.beginPath();
      shape.points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
      if (shape.closed) pen.closePath();
      return ink(pen, shape);
    case 'circle':
      pen.beginPath();
      pen.arc(shape.at[0], shape.at[1], shape.radius, 0, Math.PI * 2);
      return ink(pen, shape);
    case 'box':
      pen.beginPath();
      pen.roundRect(shape.box.x, shape.box.y, shape.box.width, shape.box.height, cornersOf(shape.round));
      return ink(pen, shape);
    case 'text': {
      // On whole pixels equal words are equal dots: sharper, and the PNG is smaller.
      const x = whole(textBox(shape).x, scale);
      const baseline = whole(shape.at[1] + (shape.size * CAPITALS) / 2, scale);
      pen.font = font(shape.size, shape.bold);
      pen.textAlign = 'left';
      pen.textBaseline = 'alphabetic';
      if (shape.halo) {
        pen.strokeStyle = shape.halo;
        pen.lineWidth = shape.size * 0.28;
        pen.setLineDash([]);
        pen.strokeText(shape.text, x, baseline);
      }
      pen.fillStyle = shape.colour;
      pen.fillText(shape.text, x, baseline);
    }
  }
}

const whole = (length: number, scale: number): number => Math.round(length * scale) / scale;

const cornersOf = (round: Round): number | number[] => (typeof round === 'number' ? round : [...round]);

/** The height of the typeface's capitals as a part of its size. */
const CAPITALS = 0.73;

function ink(pen: CanvasRenderingContext2D, look: Look): void {
  if (look.fill) {
    pen.fillStyle = look.fill;
    pen.fill();
  }
  if (look.stroke) {
    pen.strokeStyle = look.stroke;
    pen.lineWidth = look.width ?? 1;
    pen.setLineDash([...(look.dash ?? [])]);
    pen.stroke();
  }
}
