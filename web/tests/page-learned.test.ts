// Without their networks the coach keeps silent, an analysis is never made and a magistrate plays by chance: they come before such a question
// is answered. The questions are as Python writes them (`server/bots/messages.py`).
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ownPython, root } from '../e2e/serve';
import { networksFor, playable, withoutNetworks } from '../src/page/learned';

const PYTHON = `
import json, msgspec, meetinghouse as mh
from meetinghouse.server.bots.messages import Advise, Analyse, Listen, Think, Warm
match = mh.new_match("new_salem", 3, seed=1)
view = match.view(0)
def think(level): return Think(1, "TABLE22", "salem1692", 0, level, "", view, {}, True, [])
asked = [Advise(1, "affliction", view, {}, []), Analyse(1, match.record(), [0]), think(3), think(2), Warm(1, "salem1692"),
    Listen(1, "TABLE22", 0, 2, [])]
print(json.dumps([msgspec.json.encode(one).decode() for one in asked]))
`;

describe('the networks of learned players', () => {
  it('are wanted by level 3, the coach and the analysis, and by nobody else', () => {
    const env = { ...process.env, PYTHONPATH: `${root}/src` };
    const asked = JSON.parse(
      execFileSync(ownPython(), ['-c', PYTHON], { cwd: root, env, encoding: 'utf8' }),
    ) as string[];
    expect(asked.map(networksFor)).toEqual(['affliction', 'new_salem', 'salem1692', '', '', '']);
    // Where they cannot be had, level 2 is asked the same.
    expect(withoutNetworks(asked[2]!)).toBe(asked[3]);
    expect(asked.filter((one) => withoutNetworks(one) !== one)).toHaveLength(1);
  });

  it('decide which levels, and whether a coach, are offered without a connection', () => {
    const games = ['salem1692', 'new_salem'].map((id) => ({ id, levels: [0, 1, 2, 3], coach: true }));
    expect(playable(games, new Set(['new_salem']))).toEqual([
      { id: 'salem1692', levels: [0, 1, 2], coach: false },
      { id: 'new_salem', levels: [0, 1, 2, 3], coach: true },
    ]);
  });
});
