// Cards in pictures: what the gallery says of them, from the house set and from a set of one's own.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import house from '../../cards/affliction/house.toml';
import Colonists from '../src/games/affliction/Sheet.svelte';
import type { GrievanceCard } from '../src/games/affliction/wire';
import EventCard from '../src/games/new_salem/EventCard.svelte';
import type { EventId } from '../src/games/new_salem/view';
import { Teller } from '../src/telling';
import { words } from '../src/words.svelte';

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the gallery', () => {
  beforeAll(async () => {
    await words.load('web', 'common', 'affliction', 'new_salem');
  });

  it('says what each grievance of Affliction names and what it is worth', () => {
    const teller = new Teller('affliction', undefined, String, words);
    const grievances = house.grievances as Record<string, GrievanceCard>;
    const shown = plain(render(Colonists).body);
    expect(Object.keys(grievances)).toHaveLength(6);
    for (const [id, card] of Object.entries(grievances)) {
      const from = shown.slice(shown.indexOf(teller.name('grievance', id, 'text')));
      for (const target of card.targets)
        expect(from).toContain(`+${card.target_bonus} ${teller.name('colonist', target)}`);
      expect(from).toContain(teller.name('colonist', card.ally));
    }
  });

  it('says of Cleansing that it stays, and not of a Trial, which is given away', () => {
    const teller = new Teller('new_salem', undefined, String, words);
    const card = (event: EventId): string =>
      plain(render(EventCard, { props: { event, cost: 3, red: true, teller } }).body);
    expect(card('cleansing')).toMatch(/ stays/);
    expect(card('trial')).not.toMatch(/ stays/);
  });
});
