// The whole card everywhere: what boards draw and what labels, text tables and galleries say is compared with the facts of every card.
// tests/cli/test_whole_card.py does the same for the terminal.
import { render } from 'svelte/server';
import icons from 'virtual:icons';
import { drawing } from '../src/art/icons.svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import affliction from '../../cards/affliction/house.toml';
import newSalem from '../../cards/new_salem/house.toml';
import Colonist from '../src/games/affliction/Colonist.svelte';
import { describe as described } from '../src/games/affliction/describe';
import { face as afflictionFace } from '../src/games/affliction/face';
import { colonistSays, factionSays } from '../src/games/affliction/printed';
import Colonists from '../src/games/affliction/Sheet.svelte';
import { ABILITY, type AfflictionView, type ColonistId, type Printed } from '../src/games/affliction/view';
import type { FactionCard } from '../src/games/affliction/wire';
import BuildingCard from '../src/games/new_salem/BuildingCard.svelte';
import CharacterCard from '../src/games/new_salem/CharacterCard.svelte';
import { about } from '../src/games/new_salem/describe';
import EventCard from '../src/games/new_salem/EventCard.svelte';
import { face as townFace } from '../src/games/new_salem/face';
import { buildingSays, characterSays, eventSays } from '../src/games/new_salem/printed';
import Town from '../src/games/new_salem/Sheet.svelte';
import {
  isRed,
  pointsOf,
  type Building,
  type Character,
  type EventId,
  type SymbolName,
  type TownView,
  type Type,
} from '../src/games/new_salem/view';
import { Teller } from '../src/telling';
import { prefs, type Lang } from '../src/state/prefs.svelte';
import { words } from '../src/words.svelte';

const LANGS: Lang[] = ['en', 'fr', 'es'];
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n\t]+/g, ' ');
beforeAll(async () => {
  drawing('witch'); // the first that is not of the home page fetches them all
  await vi.dynamicImportSettled();
});

const drawn = (html: string, icon: string): boolean => html.includes(icons[icon]!);
const speak = async (lang: Lang): Promise<void> => {
  prefs.lang = lang;
  await words.load('web', 'common', 'affliction', 'new_salem', 'moments');
  await words.use(lang);
};

vi.stubGlobal('Image', function Image() {}); // streets are drawn ahead as pictures
beforeAll(() => speak('en'));
afterEach(() => speak('en'));

describe('a colonist of Affliction', () => {
  const cards = Object.entries(affliction.colonists as Record<ColonistId, Partial<Printed>>).map(
    ([id, card]) => [id, { afflicted: false, starting: false, ...card }] as [ColonistId, Printed],
  );
  const teller = new Teller('affliction', undefined, String, words);
  const factions = affliction.factions as Record<string, FactionCard>;
  const WORDS = {
    en: ['Afflicted', 'Prominent', 'reputation', 'quill', 'house'],
    fr: ['Affligée', 'Notable', 'réputation', 'plume', 'maison'],
    es: ['Afligida', 'Notable', 'reputación', 'pluma', 'casa'],
  } as const;

  /** A table on which everybody lies in the top row, a circle or a prison. */
  const view = (id: ColonistId): AfflictionView =>
    ({
      viewer: 0,
      seats: 2,
      colonists: Object.fromEntries(cards),
      faction_cards: factions,
      faction: ['village_a', 'town_a'],
      advocates: {},
      accusations: {},
      fear: {},
      prices: {},
      board: [],
      top: [id],
      bottom: [],
      circles: [[id], []],
      arrested: [[], [id]],
      influence: [1, 2],
      points: [],
    }) as unknown as AfflictionView;

  it.each(LANGS)('says every fact of its card in %s, in labels, text and gallery', async (lang) => {
    await speak(lang);
    const [afflicted, prominent, reputation, quill, house] = WORDS[lang];
    const gallery = plain(render(Colonists).body);
    expect(gallery).not.toContain('web-field');
    let girls = 0;
    expect(cards).toHaveLength(41);
    for (const [id, card] of cards) {
      const said = colonistSays(card, teller);
      const facts = [
        teller.name('family', card.family),
        `${reputation} ${card.reputation}`,
        ...(card.place === 'none' ? [] : [teller.name('place', card.place)]),
        ...(card.icon === 'none' ? [] : [teller.name('icon', card.icon)]),
        ...(card.influence ? [`${card.influence} ${quill}`] : []),
        ...(card.houses ? [`${card.houses} ${house}`] : []),
        ...(card.afflicted ? [afflicted] : []),
        ...(card.deck === 'prominent' ? [prominent] : []),
      ];
      for (const fact of facts) expect(said, id).toContain(fact);
      expect(said.includes(afflicted)).toBe(card.afflicted);
      girls += Number(card.afflicted);
      expect(described(view(id), id, teller)).toContain(said);
      expect(gallery).toContain(plain(said));
      const table = afflictionFace.asText(view(id), teller, String).flatMap((section) => section.lines);
      expect(table.filter((line) => line.includes(said))).toHaveLength(3); // row, circle and prison
      for (const seat of [0, 1])
        expect(table.join()).toContain(factionSays(factions[['village_a', 'town_a'][seat]!]!, teller));
    }
    expect(girls).toBe(6);
  });

  it.each(LANGS)('draws every fact of its card in %s', async (lang) => {
    await speak(lang);
    for (const [id, card] of cards) {
      const html = render(Colonist, { props: { id, card, teller } }).body;
      const text = plain(html);
      const shown = [
        teller.name('family', card.family),
        ` ${card.reputation} `,
        teller.name('colonist', id, 'text'),
        ...(card.place === 'none' ? [] : [` ${words.t(`web-aff-letter-${card.place}`)} `]),
        ...(card.afflicted ? [words.t('web-aff-afflicted')] : []),
        ...(card.influence ? [` ${card.influence} `] : []),
        ...(card.houses ? [` ${card.houses} `] : []),
      ];
      for (const one of shown) expect(text, id).toContain(one);
      expect(html.includes('mark girl')).toBe(card.afflicted);
      const icons = [ABILITY[card.icon], card.influence ? 'influence' : '', card.houses ? 'house' : ''].filter(Boolean);
      for (const icon of icons) expect(drawn(html, icon), `${id}: ${icon}`).toBe(true);
    }
  });
});

describe('a card of New Salem', () => {
  const teller = new Teller('new_salem', undefined, String, words);
  const buildings = Object.entries(newSalem.buildings as Record<Building, { symbols: SymbolName[] }>) as [
    Building,
    { symbols: SymbolName[] },
  ][];
  const characters = Object.entries(newSalem.characters as object) as [Character, { side: string; types: Type[] }][];
  const events = Object.entries(newSalem.events as object) as [
    EventId,
    { cost: number; border?: string; points?: number },
  ][];
  const RED = { en: 'red border', fr: 'bordure rouge', es: 'borde rojo' } as const;

  const view = (more: Partial<TownView>): TownView =>
    ({
      viewer: 0,
      seats: 2,
      round: 1,
      town: { despair: 0, needed: 9, hope: 0 },
      cards: {
        buildings: Object.fromEntries(buildings.map(([id, { symbols }]) => [id, symbols])),
        characters: Object.fromEntries(characters.map(([id, { types }]) => [id, types])),
        costs: Object.fromEntries(events.map(([id, { cost }]) => [id, cost])),
      },
      trials_left: 1,
      row: [],
      cart: [],
      buildings: [[], []],
      hope: [0, 0],
      despair: [0, 0],
      badges: [false, false],
      trials: [false, false],
      types_shown: [0, 0],
      holder: [],
      constable: 1,
      characters: [null, null],
      hand: [],
      ...more,
    }) as unknown as TownView;
  const table = (more: Partial<TownView>): string =>
    townFace
      .asText(view(more), teller, String)
      .flatMap((section) => section.lines)
      .join('\n');

  it.each(LANGS)('says and draws every fact of its card in %s', async (lang) => {
    await speak(lang);
    const gallery = plain(render(Town).body);
    expect(gallery).not.toContain('web-field');
    for (const [building, { symbols }] of buildings) {
      const said = buildingSays(building, symbols, teller);
      const [type, piece] = building.split('_');
      const facts = [
        teller.name('type', type!),
        teller.name('piece', piece!),
        ...(symbols.length
          ? symbols.map((one) => teller.name('symbol', one))
          : [words.t('new-salem-building-cubes', { symbols: 'none' })]),
      ];
      for (const fact of facts) expect(said).toContain(fact);
      expect(gallery).toContain(plain(said));
      const told = table({ hand: [building], cart: [building], buildings: [[{ building, hope: 0, despair: 0 }], []] });
      expect(told.split(said)).toHaveLength(4);
      const html = render(BuildingCard, { props: { building, symbols, teller } }).body;
      expect(plain(html)).toContain(teller.name('building', building));
      if (!symbols.length) expect(plain(html)).toContain(facts.at(-1));
    }
    for (const [character, { side, types }] of characters) {
      const said = characterSays(side === 'witch', types, teller);
      for (const fact of [teller.name('side', side), ...types.map((one) => teller.name('type', one))])
        expect(said).toContain(fact);
      expect(gallery).toContain(plain(said));
      expect(table({ characters: [character, null] })).toContain(said);
      const card = render(CharacterCard, { props: { character, types, witch: side === 'witch', teller } }).body;
      for (const type of types) expect(plain(card)).toContain(teller.name('type', type));
      expect(plain(card)).toContain(teller.name('side', side));
    }
    for (const [event, printed] of events) {
      const facts = { cost: printed.cost, red: printed.border === 'red', points: printed.points ?? 0 };
      const said = eventSays(facts);
      expect(isRed({}, event)).toBe(facts.red);
      expect(pointsOf({}, event)).toBe(facts.points);
      expect(said.startsWith(`${facts.cost} `)).toBe(true);
      expect(said.includes(RED[lang])).toBe(facts.red);
      expect(gallery).toContain(plain(said));
      const text = teller.name('event', event, 'text');
      const told = table({ row: [event] });
      expect(told).toContain(`(${said})`);
      expect(told).toContain(text);
      const html = render(EventCard, { props: { event, ...facts, teller } }).body;
      expect(plain(html)).toContain(text);
      expect(plain(html)).toMatch(new RegExp(`(^| )${facts.cost}( |$)`));
      expect(html.replaceAll('&#39;', "'")).toContain(said); // its label
      if (facts.points) expect(plain(html)).toContain(facts.points > 0 ? `+${facts.points}` : `−${-facts.points}`);
    }
  });

  it('says who keeps a card of a set of one’s own, and which types somebody has shown', () => {
    const town = view({ holder: [0, -1, -1, -1, 1], types_shown: [0b11, 0] });
    expect(about(town, 0, teller)).toContain('Holds: Pardon');
    expect(about(town, 0, teller)).toContain('Has shown: Entertainment and Trade');
    words.ofSet('new_salem', { '*': { event: { own_2: { name: 'The Long Shadow', text: 'It stays with you.' } } } });
    expect(about(town, 1, teller)).toContain('Holds: The Long Shadow');
    words.ofSet('new_salem', null);
  });

  it('has the border and the points that a set of one’s own prints', () => {
    expect(isRed({ red: ['cleansing', 'trial', 'own_3'] }, 'own_3')).toBe(true);
    expect(pointsOf({ points: { own_3: -4 } }, 'own_3')).toBe(-4);
    const html = render(EventCard, { props: { event: 'own_3', cost: 2, red: true, points: -4, teller } }).body;
    expect(html).toMatch(/class="event[^"]* red/);
    expect(plain(html)).toContain('−4');
    expect(plain(html)).toContain(words.t('web-town-stays'));
  });
});
