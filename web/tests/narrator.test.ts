// The voice of a wall: recordings, then the browser's voice, then an instrument.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LINES = [
  { text: 'Ann draws Conspiracy!' },
  { text: 'The Black Cat does no harm.', name: 'conspiracy-no-cat' },
  { text: 'Look up.', name: 'night-open.yes', sound: 'cock' as const },
];

describe('the voice of a wall', () => {
  let heard: string[];
  let files: { src: string; over: Record<string, () => void>; volume: number }[];
  beforeEach(() => {
    heard = [];
    files = [];
    vi.resetModules();
    vi.stubGlobal(
      'Audio',
      class {
        volume = 1;
        over: Record<string, () => void> = {};
        constructor(readonly src: string) {
          files.push(this);
        }
        addEventListener(kind: string, does: () => void): void {
          this.over[kind] = does;
        }
        play(): Promise<void> {
          heard.push(`recording ${this.src}`);
          return Promise.resolve();
        }
        pause(): void {
          heard.push('silence');
          this.over.pause?.();
        }
      },
    );
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        onend: (() => void) | null = null;
        constructor(readonly text: string) {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function narrator(voices: string[], recorded: string[]) {
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices.map((lang) => ({ lang })),
      cancel: () => undefined,
      speak: (words: { text: string; onend: (() => void) | null }) => {
        heard.push(`voice ${words.text}`);
        queueMicrotask(() => words.onend?.());
      },
    });
    const { Narrator } = await import('../src/state/voice');
    const { api } = await import('../src/wire/api');
    vi.spyOn(api, 'voices').mockResolvedValue({ lines: recorded });
    const { prefs } = await import('../src/state/prefs.svelte');
    prefs.volume = 0.5;
    const one = new Narrator('salem1692', 'en', (sound) => heard.push(`instrument ${sound}`));
    await one.look();
    return { one, prefs };
  }
  const end = async (): Promise<void> => {
    files.at(-1)!.over.ended!();
    await new Promise((done) => setTimeout(done));
  };

  it('plays a recording where there is one and speaks the rest, one after the other', async () => {
    const { one } = await narrator(['en-GB'], ['night-open.yes']);
    const said = one.say(LINES);
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual([
      'voice Ann draws Conspiracy!',
      'voice The Black Cat does no harm.',
      'recording /api/voices/salem1692/night-open.yes?lang=en',
    ]);
    expect(files[0]!.volume).toBe(0.5);
    await end();
    await said;
  });

  it('says nothing of what it has no voice for, and with nothing to say plays the instrument of the line', async () => {
    const { one } = await narrator(['fr-FR'], ['conspiracy-no-cat']);
    void one.say(LINES);
    await end();
    expect(heard).toEqual(['recording /api/voices/salem1692/conspiracy-no-cat?lang=en']);
    const { one: bare } = await narrator([], []);
    await bare.say(LINES);
    await bare.say([LINES[0]!]);
    expect(heard.slice(1)).toEqual(['instrument cock', 'instrument bell']);
    // A scene has a sound of its own already.
    await bare.say(LINES, true);
    expect(heard).toHaveLength(3);
  });

  it('falls silent at once, and a line that was overtaken does not go on', async () => {
    const { one } = await narrator(['en-GB'], ['conspiracy-no-cat']);
    void one.say(LINES);
    await new Promise((done) => setTimeout(done));
    one.hush();
    await new Promise((done) => setTimeout(done));
    expect(heard.at(-1)).toBe('silence');
    expect(heard).not.toContain('voice Look up.');
  });

  it('makes no sound where the volume is nothing', async () => {
    const { one, prefs } = await narrator([], []);
    prefs.volume = 0;
    await one.say(LINES);
    expect(heard).toEqual([]);
  });
});
