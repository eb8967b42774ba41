/** Draws scenes as SVG. What a scene holds was laid out beforehand, for every game alike: here it only becomes elements. */

/** @typedef {readonly [name: string, attributes: { readonly [name: string]: string | number }, text?: string]} Svg */
/** @typedef {{ readonly background: string, readonly shapes: readonly number[], readonly window: readonly number[], readonly at: readonly number[] }} Ground */
/** @typedef {{ readonly size: readonly number[], readonly background: string, readonly ground: number | null, readonly shapes: readonly number[] }} Scene */
/** @typedef {{ readonly shapes: readonly Svg[], readonly grounds: readonly Ground[], readonly scenes: readonly Scene[], readonly dark: { readonly [light: string]: string } }} Drawing */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An SVG element.
 * @param {string} name
 * @param {{ readonly [name: string]: string | number }} attributes
 * @param {...(Node | string)} children
 */
function svg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Whether one colour may stand for two, of which the page shows that of the reader's scheme. */
const CHOOSES = CSS.supports('color', 'light-dark(#fff, #000)');

/**
 * Attributes with colours that follow the reader's scheme, as the rest of the page does.
 * @param {Drawing} drawing
 * @param {{ readonly [name: string]: string | number }} attributes
 */
const inScheme = ({ dark }, attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const counterpart = CHOOSES ? dark[value] : undefined;
      return [name, counterpart === undefined ? value : `light-dark(${value}, ${counterpart})`];
    }),
  );

/**
 * The shapes with these numbers.
 * @param {Drawing} drawing
 * @param {readonly number[]} numbers
 */
const shapesOf = (drawing, numbers) =>
  numbers.flatMap((number) => {
    const shape = drawing.shapes[number];
    if (!shape) return [];
    const [name, attributes, text = ''] = shape;
    return [svg(name, inScheme(drawing, attributes), text)];
  });

/**
 * The picture of a scene: an image whose words are `alt`.
 * @param {Drawing} drawing
 * @param {number} number
 * @param {string} alt
 */
export function pictureOf(drawing, number, alt) {
  const scene = drawing.scenes[number];
  if (!scene) throw new Error(`there is no scene ${number}`);
  const [width = 0, height = 0] = scene.size;
  const picture = svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': alt });
  picture.append(
    svg('rect', inScheme(drawing, { width, height, fill: scene.background })),
    ...groundOf(drawing, scene.ground),
  );
  picture.append(svg('g', JOINED, ...shapesOf(drawing, scene.shapes)));
  return picture;
}

const JOINED = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/**
 * What lies under everything: the window of the board, at its place.
 * @param {Drawing} drawing
 * @param {number | null} number
 */
function groundOf(drawing, number) {
  const ground = number === null ? undefined : drawing.grounds[number];
  if (!ground) return [];
  const [x = 0, y = 0, width = 0, height = 0] = ground.window;
  const [left = 0, top = 0] = ground.at;
  const window = svg('svg', { x: left, y: top, width, height, viewBox: `${x} ${y} ${width} ${height}` });
  window.append(svg('rect', inScheme(drawing, { x, y, width, height, fill: ground.background })));
  window.append(svg('g', JOINED, ...shapesOf(drawing, ground.shapes)));
  return [window];
}
