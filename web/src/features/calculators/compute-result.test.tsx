import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { numberTraits } from '#web/content/calculator-texts/numbers.ts';
import { calculators } from '#web/content/calculators.ts';
import type { CalculatorValues } from './calculator-values.ts';
import { computeNumerology } from './compute-numerology.tsx';
import { computeResult } from './compute-result.tsx';

const VALUES: CalculatorValues = {
  name: 'Ananya Quince',
  partnerName: 'Kabir Quill',
  date: '1996-06-04',
  time: '14:30',
  place: 'Udaipur, India',
};
const getCalculator = (id: string) => calculators.find((calculator) => calculator.id === id)!;
const render = (id: string, values = VALUES) =>
  renderToStaticMarkup(<>{computeResult(getCalculator(id), values).content}</>);

describe('a result', () => {
  it.each(calculators)('of $id has a share text with the findings and without typed values', (calculator) => {
    const { shareText } = computeResult(calculator, VALUES);
    expect(shareText.startsWith(`${calculator.title}: `)).toBe(true);
    for (const typedText of ['Ananya', 'Kabir', '1996', '14:30', '2:30', 'Udaipur'])
      expect(shareText).not.toContain(typedText);
  });

  it('of the rising sign contains the typed time and place', () => {
    expect(render('rising-ascendant')).toContain('for 2:30 pm in Udaipur, India');
  });

  it('of the sun sign contains the dates of the sign', () => {
    expect(render('sun-sign')).toContain('21 May to 20 Jun');
  });

  it('of the moon sign contains its quality', () => {
    expect(render('moon-sign')).toContain('Tender');
  });

  it('of the dasha contains the current and the next period, and the age', () => {
    const age = new Date().getFullYear() - 1996;
    const html = render('dasha');
    expect(html).toContain(`>${age}</text>`);
    expect(html).toContain('Current mahadasha');
    expect(html).toContain('Next mahadasha');
  });

  it('of the dasha has the age for screen readers and in the share text', () => {
    const age = new Date().getFullYear() - 1996;
    expect(render('dasha')).toContain(`<p class="sr-only">Age ${age}</p>`);
    expect(computeResult(getCalculator('dasha'), VALUES).shareText).toMatch(
      new RegExp(`^Mahadasha: Age ${age}, Current mahadasha \\w+, Next mahadasha \\w+\\.$`),
    );
  });

  it('has the values of its findings', () => {
    expect(computeResult(getCalculator('moon-sign'), VALUES).values).toEqual(['Cancer']);
  });
});

describe('the result of the numerology calculator', () => {
  it('has three numbers, with the steps of their addition', () => {
    const [lifePath, destiny, soulUrge] = computeNumerology({
      name: 'Asha Rao',
      date: '1996-06-04',
    }).findings;
    expect(lifePath).toMatchObject({ label: 'Life path', value: '8' });
    expect(lifePath!.workings).toContain('3 + 5 = 8');
    expect(destiny).toMatchObject({ label: 'Destiny', value: '9' });
    expect(soulUrge).toMatchObject({ label: 'Soul urge', value: '8' });
  });

  it('has the trait of every number, also of one that occurs twice', () => {
    const { findings } = computeNumerology({ name: 'Asha Rao', date: '1996-06-04' });
    expect(findings.map(({ meaning }) => meaning)).toEqual([8, 9, 8].map((number) => numberTraits[number]));
    expect(findings.map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      'The same as the life path: you want what your path leads to.',
    ]);
  });

  it('has only the life path and an explanation for a name that is not in Latin letters', () => {
    const { findings } = computeNumerology({ name: 'आशा', date: '1996-06-04' });
    expect(findings.map(({ label }) => label)).toEqual(['Life path', 'Destiny and soul urge']);
    expect(findings[1]!.meaning).toMatch(/Latin letters/);
  });
});
