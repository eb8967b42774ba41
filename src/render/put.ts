import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas';
import type { Box, Look, Point, Round, Shape } from './scene.js';
import { sprite } from './sprites.js';
import { write } from './write.js';

/** Shapes on a picture: what is small is drawn once and copied, what is large is drawn where it stands. */

type Drawn = Exclude<Shape, { kind: 'text' }>;

/** The longest side of a bitmap that is kept, in painted pixels. */
const LARGEST = 200;
/** Small shapes begin at quarters of a painted pixel: then there are few of each. */
const PARTS = 4;

/** Draws a shape of a picture, the pen counting painted pixels. */
export function put(pen: CanvasRenderingContext2D, shape: Shape, scale: number): void {
  if (shape.kind === 'text') return write(pen, shape, scale);
  const box = boundsOf(shape, scale);
  if ((shape.kind !== 'dots' && (box.width > LARGEST || box.height > LARGEST)) || isPlain(shape)) {
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    draw(pen, shape);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    return;
  }
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const part = partsOf(box.x, box.y);
  const name = `${part.join()} ${nameOf(shape, scale, box)}`;
  pen.drawImage(
    sprite(name, () => bitmapOf(shape, scale, box, part)),
    left,
    top,
  );
}

/** How far a place lies beyond a whole painted pixel. */
const partsOf = (x: number, y: number): Point => [
  Math.round((x - Math.floor(x)) * PARTS) / PARTS,
  Math.round((y - Math.floor(y)) * PARTS) / PARTS,
];

function bitmapOf(shape: Drawn, scale: number, box: Box, part: Point): Canvas {
  const canvas = createCanvas(Math.ceil(box.width) + 2, Math.ceil(box.height) + 2);
  const own = canvas.getContext('2d');
  roundEnded(own);
  own.setTransform(scale, 0, 0, scale, part[0] - box.x, part[1] - box.y);
  draw(own, shape);
  return canvas;
}

/** Draws a shape of a ground, of which the canvas shows the part from a painted pixel on. It is kept as a whole, so nothing of it is kept by itself. */
export function putOnGround(pen: CanvasRenderingContext2D, shape: Shape, scale: number, [left, top]: Point): void {
  if (shape.kind === 'text') {
    const at: Point = [shape.at[0] - left / scale, shape.at[1] - top / scale];
    return write(pen, { ...shape, at }, scale);
  }
  const { x, y, width, height } = boundsOf(shape, scale);
  const { canvas } = pen;
  if (x > left + canvas.width || y > top + canvas.height || x + width < left || y + height < top) return;
  pen.setTransform(scale, 0, 0, scale, -left, -top);
  draw(pen, shape);
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

/** A filled box without rounding is drawn as fast as it is copied. */
const isPlain = (shape: Drawn): boolean => shape.kind === 'box' && shape.round === 0 && shape.stroke === undefined;

/** The room that a shape takes with its outline, in painted pixels. */
function boundsOf(shape: Drawn, scale: number): Box {
  // A pointed corner reaches farther out than half of the outline.
  const out = shape.stroke === undefined ? 1 : (shape.width ?? 1) * (shape.kind === 'path' ? 2 : 0.5) * scale + 1;
  const [left, top, right, bottom] = edgesOf(shape);
  return {
    x: left * scale - out,
    y: top * scale - out,
    width: (right - left) * scale + 2 * out,
    height: (bottom - top) * scale + 2 * out,
  };
}

function edgesOf(shape: Drawn): readonly [left: number, top: number, right: number, bottom: number] {
  switch (shape.kind) {
    case 'circle': {
      const [x, y] = shape.at;
      return [x - shape.radius, y - shape.radius, x + shape.radius, y + shape.radius];
    }
    case 'box':
      return [shape.box.x, shape.box.y, shape.box.x + shape.box.width, shape.box.y + shape.box.height];
    case 'dots': {
      const [left, top, right, bottom] = edgesAround(shape.at);
      return [left - shape.radius, top - shape.radius, right + shape.radius, bottom + shape.radius];
    }
    case 'path':
      return edgesAround(shape.points);
  }
}

function edgesAround(points: readonly Point[]): readonly [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** What is the same in shapes that look the same, wherever they stand; lengths in hundredths of a painted pixel. */
function nameOf(shape: Drawn, scale: number, { x: left, y: top }: Box): string {
  const look = `${shape.fill ?? ''} ${shape.stroke ?? ''} ${shape.width ?? ''} ${shape.dash?.join() ?? ''} ${scale}`;
  const length = (value: number): number => Math.round(value * scale * 100);
  const pointsName = (points: readonly Point[]): string => {
    let name = '';
    for (const [x, y] of points) name += `${length(x - left / scale)},${length(y - top / scale)} `;
    return name;
  };
  switch (shape.kind) {
    case 'circle':
      return `o${length(shape.radius)} ${look}`;
    case 'box':
      return `b${length(shape.box.width)} ${length(shape.box.height)} ${String(shape.round)} ${look}`;
    case 'dots':
      return `${shape.form}${length(shape.radius)} ${pointsName(shape.at)}${look}`;
    case 'path':
      return `${shape.closed ? 'c' : 'p'}${pointsName(shape.points)}${look}`;
  }
}

function draw(pen: CanvasRenderingContext2D, shape: Drawn): void {
  switch (shape.kind) {
    case 'path':
      pen.beginPath();
      shape.points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
      if (shape.closed) pen.closePath();
      return ink(pen, shape);
    case 'dots':
      pen.beginPath();
      for (const [x, y] of shape.at) dot(pen, x, y, shape.radius, shape.form);
      return ink(pen, shape);
    case 'circle':
      pen.beginPath();
      pen.arc(shape.at[0], shape.at[1], shape.radius, 0, Math.PI * 2);
      return ink(pen, shape);
    case 'box':
      if (shape.round === 0) return inkBox(pen, shape.box, shape);
      pen.beginPath();
      pen.roundRect(shape.box.x, shape.box.y, shape.box.width, shape.box.height, cornersOf(shape.round));
      return ink(pen, shape);
  }
}

function dot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, form: 'round' | 'square'): void {
  if (form === 'square') return pen.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, Math.PI * 2);
}

const cornersOf = (round: Round): number | number[] => (typeof round === 'number' ? round : [...round]);

function ink(pen: CanvasRenderingContext2D, look: Look): void {
  if (look.fill) {
    pen.fillStyle = look.fill;
    pen.fill();
  }
  if (look.stroke) {
    outline(pen, look);
    pen.stroke();
  }
}

function inkBox(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, look: Look): void {
  if (look.fill) {
    pen.fillStyle = look.fill;
    pen.fillRect(x, y, width, height);
  }
  if (look.stroke) {
    outline(pen, look);
    pen.strokeRect(x, y, width, height);
  }
}

/** Lines end and bend round: only so is a dash of no length a dot. */
export function roundEnded(pen: CanvasRenderingContext2D): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

function outline(pen: CanvasRenderingContext2D, look: Look): void {
  pen.strokeStyle = look.stroke ?? '';
  pen.lineWidth = look.width ?? 1;
  pen.setLineDash([...(look.dash ?? [])]);
}
