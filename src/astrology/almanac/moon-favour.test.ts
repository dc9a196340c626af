import { describe, expect, it } from 'vitest';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { computeChandrabala, computeTarabala } from './moon-favour.ts';

const listSigns = (moonSign: number, wanted: string) =>
  computeChandrabala(moonSign).flatMap((favour, index) =>
    favour === wanted ? [RASHIS[index]!.sanskrit] : [],
  );

describe('Chandrabala', () => {
  it('of the Moon in Mesha is good for six birth signs', () => {
    expect(listSigns(1, 'good')).toEqual(['Mesha', 'Mithuna', 'Karka', 'Tula', 'Vrishchika', 'Kumbha']);
  });

  it('is careful for three birth signs: the Moon is fourth, eighth or twelfth from them', () => {
    expect(listSigns(1, 'careful')).toEqual(['Vrishabha', 'Kanya', 'Makara']);
  });

  it('is good for six signs wherever the Moon is', () => {
    for (let sign = 1; sign <= 12; sign++) expect(listSigns(sign, 'good')).toHaveLength(6);
  });
});

describe('Tarabala', () => {
  it('counts from the birth nakshatra to the nakshatra of the day, modulo nine', () => {
    const ofRohini = computeTarabala(4);
    // Rohini itself, and the nakshatras nine and eighteen after it, have the tara Janma.
    expect([4, 13, 22].map((star) => ofRohini[star - 1]!.tara)).toEqual([1, 1, 1]);
    // Rohini is the fourth from Ashwini: Kshema.
    expect(ofRohini[0]).toEqual({ tara: 4, favour: 'good' });
    expect(ofRohini[1]).toEqual({ tara: 3, favour: 'careful' });
  });

  it('is careful for nine birth nakshatras on every day', () => {
    for (let star = 1; star <= 27; star++)
      expect(computeTarabala(star).filter(({ favour }) => favour === 'careful')).toHaveLength(9);
  });
});
