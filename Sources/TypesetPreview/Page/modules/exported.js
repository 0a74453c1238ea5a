/**
 * The answers of an exported page. A page opened from a disk can load no data, only scripts: each of its data files is a script that calls
 * `typesetData` with its name and its contents, or with `{"deflated": "…"}`: their JSON in the format of zlib, in base 64.
 */
import { axisNames, defaultValue } from './axes.js';

/** Contents that arrived, by name, and who waits for them. @type {Map<string, {contents: any, resolve: Function}>} */
const arrived = new Map();

/** Something that an export does not have; `word` is the sentence about it in the words of the page. */
class Absence extends Error {
  /** @param {string} word @param {string} message */
  constructor(word, message) {
    super(message);
    this.word = word;
  }
}

/** Reads the files of an export. */
export class Exported {
  /** Nothing can be changed in an export. */
  isExport = true;

  constructor() {
    globalThis.typesetData = (name, contents) => arrived.get(name)?.resolve(contents);
    /** Contents by name. @type {Map<string, Promise<any>>} */
    this.files = new Map();
  }

  /** @param {string} call @param {Object<string, string>} [values] @returns {Promise<any>} */
  async get(call, values = {}) {
    switch (call) {
      case 'session': return this.load('session');
      case 'rules': return this.load('rules');
      case 'findings': return this.load(await this.place(values.document, 'findings'));
      case 'entry': return this.entry(values);
      default: throw new Absence('export.fixed', `“${call}” needs the live preview`);
    }
  }

  /** The texts of a key, where the export has them. */
  async entry({ document, key }) {
    const texts = await this.load(await this.place(document, 'texts'));
    const found = texts[key];
    if (!found) throw new Error(`no texts of “${key}”`);
    return found;
  }

  /** The pictures of a variant that the export has. @param {string} call @param {string} wanted the query of the variant @returns {Promise<{body: any, tag: string}>} */
  async pictures(call, wanted) {
    const document = new URLSearchParams(wanted).get('document') ?? '';
    const variants = await this.load(await this.place(document, 'variants'));
    const found = variantFor(variants, wanted);
    const name = call === 'mirror' ? found?.mirror : found?.name;
    if (!name) throw new Absence('export.absent', 'this variant is not part of the export');
    return { body: await this.load(await this.place(document, name)), tag: name };
  }

  /** @returns {Promise<any>} */
  async words() {
    return this.load('words');
  }

  /** Nothing of an export can be changed. */
  async post() {
    throw new Absence('export.fixed', 'an export cannot be changed');
  }

  /** The name of a data file of a document. @param {string} id @param {string} name */
  async place(id, name) {
    const { documents } = await this.load('session');
    const found = documents.find(each => each.id === id);
    if (!found) throw new Absence('export.absent', `document “${id}” is not part of the export`);
    return `documents/${found.folder}/${name}`;
  }

  /** The contents of a data file. @param {string} name */
  load(name) {
    let file = this.files.get(name);
    if (!file) {
      file = new Promise((resolve, reject) => {
        arrived.set(name, { contents: null, resolve });
        const script = document.createElement('script');
        script.src = 'data/' + name.split('/').map(encodeURIComponent).join('/') + '.js';
        script.onload = () => script.remove();
        script.onerror = () => {
          this.files.delete(name);
          reject(new Error(`data file “${name}” not found`));
        };
        document.head.append(script);
      });
      file = file.then(contents => (typeof contents?.deflated === 'string' ? inflated(contents.deflated) : contents));
      this.files.set(name, file);
    }
    return file;
  }
}

/** The contents of a file that was made smaller. @param {string} text @returns {Promise<any>} */
export async function inflated(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).json();
}

/** An exported variant: its name, its axes, what the axes without value are, and the name of its mirror image. @typedef {{name: string, axes: Object<string, string>, resolved?: Object<string, string>, mirror?: string}} ExportedVariant */

/**
 * The variant that a query asks for, or null. Where the query says nothing, it is the one with the default value or, if the export has none, the first.
 * @param {ExportedVariant[]} variants @param {string} wanted @returns {ExportedVariant|null}
 */
export function variantFor(variants, wanted) {
  const asked = new URLSearchParams(wanted);
  const has = ({ axes, resolved = {} }, axis, value) => value === (axes[axis] ?? defaultValue(axis)) || value === resolved[axis];
  const named = axisNames.filter(axis => asked.has(axis));
  const others = axisNames.filter(axis => !asked.has(axis));
  let fitting = variants.filter(variant => named.every(axis => has(variant, axis, asked.get(axis))));
  for (const axis of others) {
    const usual = fitting.filter(variant => has(variant, axis, defaultValue(axis)));
    if (usual.length > 0) fitting = usual;
  }
  return fitting[0] ?? null;
}
