import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import type { CalculatorValues } from './calculator-values.ts';
import { computeNumerology } from './compute-numerology.tsx';
import { computeResult } from './compute-result.tsx';

const VALUES: CalculatorValues = {
  one: 'Ananya Quince',
  other: 'Kabir Quill',
  date: '1996-06-04',
  time: '14:30',
  place: 'Udaipur, India',
};
const getCalculator = (id: string) => calculators.find((one) => one.id === id)!;
const render = (id: string, values = VALUES) =>
  renderToStaticMarkup(<>{computeResult(getCalculator(id), values).content}</>);

describe('a result', () => {
  it.each(calculators)('of $id shares the findings and nothing that was typed', (calculator) => {
    const { shareText } = computeResult(calculator, VALUES);
    expect(shareText.startsWith(`${calculator.title}: `)).toBe(true);
    for (const secret of ['Ananya', 'Kabir', '1996', '14:30', '2:30', 'Udaipur'])
      expect(shareText).not.toContain(secret);
  });

  it('of the rising sign repeats time and place', () => {
    expect(render('rising-ascendant')).toContain('for 2:30 pm in Udaipur, India');
  });

  it('of the sun sign states its dates', () => {
    expect(render('sun-sign')).toContain('21 May to 20 Jun');
  });

  it('of the moon sign names its quality', () => {
    expect(render('moon-sign')).toContain('Tender');
  });

  it('of the dasha has both periods with their years, and the age', () => {
    const age = new Date().getFullYear() - 1996;
    const html = render('dasha');
    expect(html).toContain(`>${age}</text>`);
    expect(html).toContain('Current mahadasha');
    expect(html).toContain('Next mahadasha');
  });
});

describe('the three numbers', () => {
  it('show the steps of each sum', () => {
    const [path, destined, urge] = computeNumerology({ one: 'Asha Rao', date: '1996-06-04' }).findings;
    expect(path).toMatchObject({ label: 'Life path', value: '8' });
    expect(path!.sums).toContain('3 + 5 = 8');
    expect(destined).toMatchObject({ label: 'Destiny', value: '9' });
    expect(urge).toMatchObject({ label: 'Soul urge', value: '8' });
  });

  it('never have the same text twice', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][a-z]{1,12}$/),
        fc.integer({ min: 1, max: 28 }).map((day) => `1990-03-${String(day).padStart(2, '0')}`),
        (one, date) => {
          const meanings = computeNumerology({ one, date }).findings.map(({ meaning }) => meaning);
          expect(new Set(meanings).size).toBe(meanings.length);
        },
      ),
    );
  });

  it('are the life path and an explanation for a name that is not in Latin letters', () => {
    const { findings } = computeNumerology({ one: 'आशा', date: '1996-06-04' });
    expect(findings.map(({ label }) => label)).toEqual(['Life path', 'Destiny and soul urge']);
    expect(findings[1]!.meaning).toMatch(/Latin letters/);
  });
});
