import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import * as almanac from './panchang/almanac.ts';
import { conjunctions } from './grahas/conjunctions.ts';
import { grahaInHouse } from './grahas/graha-in-house.ts';
import { grahaInSign } from './grahas/graha-in-sign.ts';
import { houseLord } from './houses/house-lord.ts';
import { houseSign } from './houses/house-sign.ts';
import { lagnas } from './lagna/lagna.ts';
import { mahaInHouse } from './periods/maha-dasha-by-house.ts';
import { moonSigns } from './moon/moon-sign.ts';
import { nakshatraTexts } from './moon/nakshatra.ts';
import * as pada from './moon/pada.ts';
import { risingNakshatra } from './lagna/rising-nakshatra.ts';
import * as dignity from './grahas/dignity.ts';

/** All content files; a text that an index file re-exports is collected once. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const ALL_CONTENT: Record<string, unknown> = {};
for (const file of files.toSorted())
  ALL_CONTENT[file] = {
    ...((await import(/* @vite-ignore */ path.join(import.meta.dirname, file))) as object),
  };

/** `where`: the file and the path of the text in it, separated by dots. */
type LocatedText = { where: string; text: string };

/** Collects the texts of an object and of the objects in it, each object once. */
function collectTexts(value: unknown, where: string, visited = new WeakSet<object>()): LocatedText[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (value === null || typeof value !== 'object' || visited.has(value)) return [];
  visited.add(value);
  return Object.entries(value).flatMap(([key, inner]) => collectTexts(inner, `${where}.${key}`, visited));
}

/** Each text once, also if index files repeat it under the same key. */
const allTexts = [
  ...new Map(
    collectTexts(ALL_CONTENT, 'content').map(({ where, text }) => [
      `${where.split('.').at(-1)}: ${text}`,
      { where, text },
    ]),
  ).values(),
];
/** Whole sentences; names, labels and fragments are shorter or lack a full stop. */
const prose = allTexts.filter(({ text }) => /[.!?]”?$/.test(text) && text.split(' ').length > 3);

describe('sets of texts', () => {
  test('each graha has twelve houses and twelve signs', () => {
    for (const graha of GRAHAS) expect(grahaInHouse[graha], graha).toHaveLength(12);
    for (const signs of Object.values(grahaInSign)) expect(signs).toHaveLength(12);
    for (const graha of GRAHAS) expect(mahaInHouse[graha], graha).toHaveLength(12);
  });

  test('each house lord has twelve houses, each house twelve signs', () => {
    for (const places of Object.values(houseLord)) expect(places).toHaveLength(12);
    for (const signs of Object.values(houseSign)) expect(signs).toHaveLength(12);
  });

  test('there are twelve lagnas, twelve Moon signs and twenty-seven nakshatras', () => {
    expect([lagnas.length, moonSigns.length, pada.moonNavamsha.length]).toEqual([12, 12, 12]);
    expect([nakshatraTexts.length, risingNakshatra.length, pada.padaAims.length]).toEqual([27, 27, 4]);
  });

  test('there are thirty-five conjunctions', () => {
    const pairs = GRAHAS.flatMap((first, i) => GRAHAS.slice(i + 1).map((second) => `${first}+${second}`));
    expect(Object.keys(conjunctions).toSorted()).toEqual(
      pairs.filter((pair) => pair !== 'Rahu+Ketu').toSorted(),
    );
  });

  test('the panchang has thirty tithis, seven weekdays, twenty-seven yogas and eleven karanas', () => {
    const { tithiNotes, varaNotes, yogaNotes, karanaNotes } = almanac;
    expect([tithiNotes, varaNotes, yogaNotes, karanaNotes].map(({ length }) => length)).toEqual([
      30, 7, 27, 11,
    ]);
  });
});

describe('style of the texts', () => {
  test('there are more than 5,000 texts', () => {
    expect(prose.length).toBeGreaterThan(5000);
  });

  test('no text is empty', () => {
    expect(allTexts.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('few statements begin with the same three words', () => {
    const openings = new Map<string, number>();
    for (const { text } of prose) {
      const opening = text.split(' ').slice(0, 3).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect([...openings].filter(([, times]) => times > prose.length / 400)).toEqual([]);
  });

  test('the note on financial advice occurs once', () => {
    expect(allTexts.filter(({ text }) => text.includes('financial advice'))).toHaveLength(1);
  });

  test('texts use typographic apostrophes, quotation marks and primes', () => {
    expect(allTexts.filter(({ text }) => /['"]|--| {2}/.test(text))).toEqual([]);
  });

  test('every reason names its sign or nakshatra', () => {
    lagnas.forEach(({ firstImpression, gifts, caution }, i) => {
      for (const { because } of [...firstImpression, ...gifts, caution])
        expect(because).toContain(RASHIS[i]!.english);
    });
    moonSigns.forEach(({ statements }, i) =>
      statements.forEach(({ because }) => expect(because).toContain(RASHIS[i]!.english)),
    );
    nakshatraTexts.forEach(({ statements }, i) =>
      statements.forEach(({ because }) => expect(because).toContain(NAKSHATRAS[i]!.name)),
    );
  });

  test('statements have between eight and sixty words', () => {
    const statements = [grahaInHouse, grahaInSign, houseLord, houseSign, lagnas, moonSigns, dignity]
      .flatMap((part) => collectTexts(part, ''))
      .filter(({ where }) => !/because|pullQuote/.test(where));
    expect(statements.length).toBeGreaterThan(500);
    const countWords = (text: string) => text.split(' ').length;
    expect(statements.filter(({ text }) => countWords(text) < 8 || countWords(text) > 60)).toEqual([]);
  });
});

/**
 * Forbidden words: fear, certainty about events, verdicts of other professions, and the gender of the reader. A text may advise to
 * see a doctor, but names no illness and no cure.
 */
const FORBIDDEN_WORDS = {
  fear: /\b(curse[ds]?|doom(ed)?|evil|malefic|inauspicious|unlucky|misfortunes?|disasters?|catastroph\w*|tragic|tragedy|fatal|ruin(ed|s)?|suffer\w*|punish\w*|victims?|dreadful|terrible|beware|danger(s|ous)?|death|dying|widow\w*|barren|afflict\w*)\b/i,
  certainty:
    /\b(guaranteed|definitely|certainly|surely|inevitabl\w*|destined|fated|without fail|undoubtedly|no doubt|bound to|you will|will (get|have|be|make|marry|become|happen|bring))\b/i,
  medicine:
    /\b(diseases?|illness\w*|ill health|cancerous|tumou?rs?|diabet\w*|depress\w*|anxiety|surger\w*|operations?|heart attack|infertil\w*|miscarr\w*|cures?|cured|diagnos\w*|symptoms?|medicines?|treatments?|hospitals?|heal(s|ed|ing)?)\b/i,
  law: /\b(divorc\w*|lawsuits?|litigation|court cases?|prison|jail\w*|arrest\w*|bankrupt\w*|lottery|stock market|crores?)\b/i,
  desire: /\b(sex\w*|erotic\w*|lust\w*|naked|nude|orgasm\w*|intercourse|virgin\w*)\b/i,
  gender:
    /\b(he|she|his|hers|him|husbands?|wife|wives|boyfriends?|girlfriends?|bride|groom|manly|womanly|sons?|daughters?|man|men|woman|women)\b/i,
};

/** Texts in which a forbidden word is about the tradition or the day, not about the reader. */
const ALLOWED_TEXTS: readonly RegExp[] = [
  /questions of health, law, money or marriage/,
  /^“Long life”/,
  // The roles of a match, which the buyer chooses.
  /^(?:bride|groom|well-being of the bride|the star of the bride is beyond the 14th from that of the groom)$/,
];

/** The gods of a story may be he or she, and so may a syllable. Words of later years are searched, not printed. */
const isAboutReaders = ({ where }: LocatedText) =>
  !where.endsWith('.story') && !where.includes('.SYLLABLES_') && !where.includes('.wordsOfAdultYears');

describe.each(Object.entries(FORBIDDEN_WORDS))('tone of texts about %s', (_, words) => {
  test('forbidden words do not occur', () => {
    const textsWithForbiddenWords = allTexts
      .filter(isAboutReaders)
      .filter(({ text }) => words.test(text) && !ALLOWED_TEXTS.some((allowed) => allowed.test(text)));
    expect(textsWithForbiddenWords).toEqual([]);
  });
});
