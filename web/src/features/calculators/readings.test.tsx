import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import type { Details } from './answers.ts';
import { readNumbers } from './numbers-reading.tsx';
import { answer } from './readings.tsx';

const DETAILS: Details = {
  one: 'Ananya Quince',
  other: 'Kabir Quill',
  date: '1996-06-04',
  time: '14:30',
  place: 'Udaipur, India',
};
const entry = (id: string) => calculators.find((one) => one.id === id)!;
const shown = (id: string, details = DETAILS) =>
  renderToStaticMarkup(<>{answer(entry(id), details).found}</>);

describe('an answer', () => {
  it.each(calculators)('of $id tells others what was found, never what was typed', (calculator) => {
    const { told } = answer(calculator, DETAILS);
    expect(told.startsWith(`${calculator.title}: `)).toBe(true);
    for (const secret of ['Ananya', 'Kabir', '1996', '14:30', '2:30', 'Udaipur'])
      expect(told).not.toContain(secret);
  });

  it('of the rising sign repeats hour and place', () => {
    expect(shown('rising-ascendant')).toContain('for 2:30 pm in Udaipur, India');
  });

  it('of the sun sign says from when to when it goes', () => {
    expect(shown('sun-sign')).toContain('21 May to 20 Jun');
  });

  it('of the moon sign names its quality', () => {
    expect(shown('moon-sign')).toContain('Tender');
  });

  it('of the dasha gives both periods with their years, and the age', () => {
    const age = new Date().getFullYear() - 1996;
    const html = shown('dasha');
    expect(html).toContain(`>${age}</text>`);
    expect(html).toContain('Current mahadasha');
    expect(html).toContain('Next mahadasha');
  });
});

describe('the three numbers', () => {
  it('show each sum that led to them', () => {
    const [path, destined, urge] = readNumbers({ one: 'Asha Rao', date: '1996-06-04' }).findings;
    expect(path).toMatchObject({ label: 'Life path', value: '8' });
    expect(path!.sums).toContain('3 + 5 = 8');
    expect(destined).toMatchObject({ label: 'Destiny', value: '9' });
    expect(urge).toMatchObject({ label: 'Soul urge', value: '8' });
  });

  it('never say the same sentence twice', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][a-z]{1,12}$/),
        fc.integer({ min: 1, max: 28 }).map((day) => `1990-03-${String(day).padStart(2, '0')}`),
        (one, date) => {
          const meanings = readNumbers({ one, date }).findings.map(({ meaning }) => meaning);
          expect(new Set(meanings).size).toBe(meanings.length);
        },
      ),
    );
  });

  it('are one, and a plain word about the others, for a name in another script', () => {
    const { findings } = readNumbers({ one: 'आशा', date: '1996-06-04' });
    expect(findings.map(({ label }) => label)).toEqual(['Life path', 'Destiny and soul urge']);
    expect(findings[1]!.meaning).toMatch(/Latin letters/);
  });
});
