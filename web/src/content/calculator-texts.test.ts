import { describe, expect, it } from 'vitest';
import { energyBands, friendshipBands, loveBands, findBandText } from './calculator-texts/home.ts';
import { calculatorBenefits, calculatorSteps } from './calculator-texts/index-page.ts';
import { numberTraits } from './calculator-texts/numbers.ts';
import { partnerMeanings, periodMeanings, soulMeanings } from './calculator-texts/planets.ts';
import { nakshatraMeanings, rashiMeanings } from './calculator-texts/rashis.ts';
import { moonQualities, risingManners, sunTraits } from './calculator-texts/signs.ts';
import { terms } from './calculator-texts/terms.ts';
import { calculators } from './calculators.ts';

const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(listTexts)
      : [];

const ALL_TEXTS = [
  energyBands, friendshipBands, loveBands, calculatorBenefits, calculatorSteps, numberTraits, partnerMeanings,
  periodMeanings, soulMeanings, nakshatraMeanings, rashiMeanings, moonQualities, risingManners, sunTraits, terms,
  calculators,
]; // prettier-ignore

describe('the texts of the calculators', () => {
  it('have an entry for each sign, nakshatra, planet and period', () => {
    for (const lines of [sunTraits, risingManners, moonQualities, rashiMeanings])
      expect(lines).toHaveLength(12);
    expect(nakshatraMeanings).toHaveLength(27);
    expect(Object.keys(soulMeanings)).toHaveLength(8);
    expect(Object.keys(partnerMeanings)).toHaveLength(8);
    expect(Object.keys(periodMeanings)).toHaveLength(9);
    expect(calculatorSteps.map(({ title }) => title)).toEqual([
      'Pick a tool',
      'Enter details',
      'Get results',
      'Apply insights',
    ]);
    expect(calculatorBenefits).toHaveLength(4);
  });

  it('contain no sentence twice and no exclamation mark', () => {
    const sentences = listTexts(ALL_TEXTS)
      .flatMap((text) => text.split(/(?<=[.?])\s+/))
      .filter((text) => text.includes(' '));
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
    expect(sentences.filter((sentence) => sentence.includes('!'))).toEqual([]);
  });

  it('cover every score of the quick calculators', () => {
    for (let score = 50; score <= 99; score += 1) expect(findBandText(loveBands, score)).toBeTruthy();
    for (let score = 60; score <= 99; score += 1) expect(findBandText(friendshipBands, score)).toBeTruthy();
    for (let score = 30; score <= 99; score += 1) expect(findBandText(energyBands, score)).toBeTruthy();
  });
});
