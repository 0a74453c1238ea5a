/** Documents in the folders of their paths. Everything here is pure. */

/** A folder: its path, the name that it has in the list, and what is in it. @typedef {{folder: string, name: string, entries: Entry[]}} Folder */
/** A document or a folder of some. @typedef {Folder|{document: any}} Entry */

/** Documents as the list shows them, in their order; a folder that holds only another one is one with it. @param {{id: string}[]} documents @returns {Entry[]} */
export function foldered(documents) {
  const root = { folder: '', name: '', entries: [] };
  const folders = new Map([['', root]]);
  const folderAt = path => {
    const known = folders.get(path);
    if (known) return known;
    const parts = path.split('/');
    const made = { folder: path, name: parts[parts.length - 1], entries: [] };
    folders.set(path, made);
    folderAt(parts.slice(0, -1).join('/')).entries.push(made);
    return made;
  };
  // A whole path, which documents of several folders have that share a name, is none of these folders.
  for (const document of documents) folderAt(document.id.startsWith('/') ? '' : folderOf(document.id)).entries.push({ document });
  return root.entries.map(joined);
}

/** The path of the folder of an id; empty for none. @param {string} id */
export function folderOf(id) {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

/** The paths of a folder and of all around it. @param {string} path */
export function pathsTo(path) {
  return path === '' ? [] : path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
}

/** A folder without those between it and the first one that holds something else. */
function joined(entry) {
  if (!('folder' in entry)) return entry;
  const [only] = entry.entries;
  if (entry.entries.length === 1 && 'folder' in only) return joined({ ...only, name: `${entry.name}/${only.name}` });
  return { ...entry, entries: entry.entries.map(joined) };
}
