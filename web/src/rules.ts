// The numbered rules and how-to pages, written in Markdown under docs/ and fetched one by one.
import { marked } from 'marked';
import type { Lang } from './state/prefs.svelte';
import { api } from './wire/api';

const rulesFiles = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' });
const howFiles = import.meta.glob<string>('../../docs/howto/*.md', { query: '?raw', import: 'default' });

/** From this build, or from the server for a game that it got as a package. */
async function page(files: typeof rulesFiles, folder: 'rules' | 'howto', game: string, lang: Lang): Promise<string> {
  const get = files[`../../docs/${folder}/${game}.${lang}.md`] ?? files[`../../docs/${folder}/${game}.en.md`];
  return get ? get() : api.text(folder, game, lang).catch(() => '');
}

export const rulesText = (game: string, lang: Lang): Promise<string> => page(rulesFiles, 'rules', game, lang);
export const howText = (game: string, lang: Lang): Promise<string> => page(howFiles, 'howto', game, lang);

/** Pages of games that the host has installed; nothing that people at a table write is ever turned into markup. */
export const markup = (text: string): string => marked.parse(text, { async: false, gfm: true });

export interface Rule {
  /** `S4.2`, or empty for text between rules. */
  number: string;
  html: string;
  /** For searching: lower case, accents off. */
  plain: string;
}

export interface Chapter {
  title: string;
  id: string;
  rules: Rule[];
}

export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Takes a rules page apart: `## S4. Night` opens a chapter, `**S4.2** ...` a rule. */
export function chapters(text: string): { title: string; intro: string; chapters: Chapter[] } {
  const found: Chapter[] = [];
  let title = '';
  let intro = '';
  for (const block of text.split(/\n{2,}/)) {
    const bare = block.trim();
    if (!bare) continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(bare);
    if (heading && !bare.includes('\n')) {
      if (heading[1] === '#') title = heading[2]!;
      else found.push({ title: heading[2]!, id: /^([A-Z]\d+)/.exec(heading[2]!)?.[1] ?? '', rules: [] });
      continue;
    }
    const parts = /^(?:- )?\*\*[A-Z]\d+(?:\.\d+)*\*\*/m.test(bare) ? bare.split(/\n(?=(?:- )?\*\*[A-Z]\d+\.)/) : [bare];
    for (const part of parts) {
      const chapter = found.at(-1);
      const numbered = /^(?:- )?\*\*([A-Z]\d+(?:\.\d+)*)\*\*\s*([\s\S]*)$/.exec(part);
      const html = markup(numbered ? numbered[2]! : part);
      const rule = { number: numbered?.[1] ?? '', html, plain: fold(part) };
      if (chapter) chapter.rules.push(rule);
      else intro += html;
    }
  }
  return { title, intro, chapters: found };
}
