// The pictures of Affliction's words. Cards are those of the house set.
import house from '../../../../cards/affliction/house.toml';
import type { Pictures } from '../../glossary/pictures';
import Colonist from './Colonist.svelte';
import Grievance from './Grievance.svelte';
import Messenger from './Messenger.svelte';

const colonists = house.colonists as Record<string, object>;
const person = (id: string, more = {}) => ({ shows: Colonist, as: { id, card: colonists[id]!, ...more } });
const [id, card] = Object.entries(house.grievances as Record<string, object>)[0]!;

export const pictures: Pictures = {
  circle: 'circle',
  reputation: person('john_proctor'),
  influence: 'influence',
  accusation: 'accusation',
  arrest: person('sarah_good', { arrested: true }),
  messenger: { shows: Messenger, as: { seat: 0 }, shape: 'small' },
  space: 'handcuffs',
  fear: 'fear',
  spectral: 'spectral',
  protection: 'protect',
  advocate: 'advocate',
  first: 'first',
  faction: 'wheat',
  family: person('thomas_putnam'),
  village: person('ann_putnam'),
  grievance: { shows: Grievance, as: { grievance: { id, ...card } }, shape: 'free' },
  ally: 'alibi',
  colonist: person('tituba'),
  prominent: person('israel_porter'),
  afflicted: person('abigail_williams'),
  starter: person('mary_warren'),
  scapegoat: person('mary_black'),
  exonerate: 'key',
  ability: 'hammer',
  hammer: 'hammer',
  puritan: 'notwitch',
  clock: 'clock',
  pentagram: 'pentacle',
  row: 'cards',
  end_card: 'bell',
  righteousness: 'church',
  wealth: 'house',
  status: 'trophy',
};
