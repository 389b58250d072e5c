// The pictures of Affliction's words. Cards are those of the house set.
import house from '../../../../cards/affliction/house.toml';
import type { Pictures } from '../../glossary/pictures';
import Colonist from './Colonist.svelte';
import Grievance from './Grievance.svelte';
import Messenger from './Messenger.svelte';

const { colonists, grievances } = house as unknown as {
  colonists: Record<string, object>;
  grievances: Record<string, object>;
};
const person = (id: string, more = {}) => ({ shows: Colonist, as: { id, card: colonists[id]!, ...more } });
const [id, card] = Object.entries(grievances)[0]!;

export const pictures: Pictures = {
  circle: { icon: 'circle' },
  reputation: person('john_proctor'),
  influence: { icon: 'influence' },
  accusation: { icon: 'accusation' },
  arrest: person('sarah_good', { arrested: true }),
  messenger: { shows: Messenger, as: { seat: 0 }, shape: 'small' },
  space: { icon: 'handcuffs' },
  fear: { icon: 'fear' },
  spectral: { icon: 'spectral' },
  protection: { icon: 'protect' },
  advocate: { icon: 'advocate' },
  first: { icon: 'first' },
  faction: { icon: 'wheat' },
  family: person('thomas_putnam'),
  village: person('ann_putnam'),
  grievance: { shows: Grievance, as: { grievance: { id, ...card } }, shape: 'free' },
  ally: { icon: 'alibi' },
  colonist: person('tituba'),
  prominent: person('israel_porter'),
  afflicted: person('abigail_williams'),
  starter: person('mary_warren'),
  scapegoat: person('mary_black'),
  exonerate: { icon: 'key' },
  ability: { icon: 'hammer' },
  hammer: { icon: 'hammer' },
  puritan: { icon: 'notwitch' },
  clock: { icon: 'clock' },
  pentagram: { icon: 'pentacle' },
  row: { icon: 'cards' },
  end_card: { icon: 'bell' },
  righteousness: { icon: 'church' },
  wealth: { icon: 'house' },
  status: { icon: 'trophy' },
};
