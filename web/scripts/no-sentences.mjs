// Components hold no words for people: every text node and every attribute that is read aloud must come from locales/.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const SPOKEN = new Set([
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'aria-description',
  'aria-roledescription',
  'label',
]);
const LETTERS = /\p{L}{2,}/u;
let bad = 0;

function walk(node, file, source) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, file, source);
    return;
  }
  if (node.type === 'Text' && LETTERS.test(node.data)) complain(file, source, node, node.data);
  if (node.type === 'Attribute') {
    if (!SPOKEN.has(node.name)) return;
    const parts = Array.isArray(node.value) ? node.value : [];
    for (const part of parts)
      if (part.type === 'Text' && LETTERS.test(part.data)) complain(file, source, part, part.data);
    return;
  }
  for (const key of [
    'fragment',
    'nodes',
    'children',
    'consequent',
    'alternate',
    'body',
    'fallback',
    'pending',
    'then',
    'catch',
    'attributes',
  ])
    if (key in node) walk(node[key], file, source);
}

function complain(file, source, node, text) {
  const lineNo = source.slice(0, node.start).split('\n').length;
  console.error(`${file.replace(root, 'src/')}:${lineNo}: a sentence in a component: "${text.trim()}"`);
  bad += 1;
}

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith('.svelte')) continue;
  const file = join(entry.parentPath, entry.name);
  const source = readFileSync(file, 'utf8');
  walk(parse(source, { modern: true }).fragment, file, source);
}
if (bad) process.exit(1);
