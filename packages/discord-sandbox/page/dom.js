/** Making elements. Text always goes in as text, never as HTML, so nothing a player writes can become markup. */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {{ [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K]) => void }} Listeners */
/** @typedef {{ readonly [name: string]: string | number | boolean | null | undefined | ((event: never) => void) }} Attributes */

/**
 * An element with its attributes, listeners (`onclick`, …) and children. `false`, `null` and `undefined` leave an
 * attribute or a child out; `true` sets an attribute without a value.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Listeners & Attributes} [attributes]
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') listen(element, name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  add(element, ...children);
  return element;
}

/**
 * Hangs a listener on an element; the pairing of names and event types is held by `Listeners`.
 * @param {HTMLElement} element
 * @param {string} type
 * @param {(event: never) => void} listener
 */
function listen(element, type, listener) {
  element.addEventListener(type, /** @param {Event} event */ (event) => Reflect.apply(listener, element, [event]));
}

/**
 * Puts children at the end of an element.
 * @param {ParentNode} parent
 * @param {...(Child | readonly Child[])} children
 */
export function add(parent, ...children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Empties an element and puts other children in.
 * @param {Element} parent
 * @param {...(Child | readonly Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  add(parent, ...children);
}

/**
 * The element of index.html with this id; its absence is a fault of the page.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element #${id}.`);
  return element;
}

/**
 * 0xRRGGBB as CSS writes it.
 * @param {number} colour
 */
export function cssColour(colour) {
  return `#${(colour & 0xffffff).toString(16).padStart(6, '0')}`;
}

/** Is the page as narrow as a phone's? The stylesheet changes at the same width. */
export function isNarrow() {
  return window.matchMedia('(max-width: 760px)').matches;
}
