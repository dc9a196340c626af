import { describe, expect, it } from 'vitest';
import { composeNewsletter, type Newsletter } from './compose-newsletter.ts';

/** @returns "2 Dec 5:27 pm Mercury enters …" without the time for stations */
const listEvents = ({ rows }: Newsletter) =>
  rows.map(({ day, title, note }) => `${day} ${/^At (\S+ [ap]m)/.exec(note)?.[1] ?? ''} ${title}`);

describe('the newsletter of December 2026', () => {
  const newsletter = composeNewsletter('2026-12');

  it('has the events that almanacs print for the month, in Indian time', () => {
    expect(listEvents(newsletter)).toEqual([
      '2 Dec 5:27 pm Mercury enters Vrishchika (Scorpio)',
      '4 Dec  Utpanna Ekadashi',
      '5 Dec 10:32 pm Rahu enters Makara (Capricorn), Ketu enters Karka (Cancer)',
      '9 Dec 6:21 am New moon in Vrishchika (Scorpio)',
      '11 Dec  Saturn turns direct in Meena (Pisces)',
      '13 Dec  Jupiter turns retrograde in Simha (Leo)',
      '16 Dec 10:25 am The Sun enters Dhanu (Sagittarius)',
      '20 Dec  Mokshada Ekadashi',
      '22 Dec 7:39 am Mercury enters Dhanu (Sagittarius)',
      '24 Dec 6:58 am Full moon in Mithuna (Gemini)',
    ]);
  });

  it('says until when each Ekadashi lasts', () => {
    const notes = newsletter.rows.filter(({ title }) => title.endsWith('Ekadashi')).map(({ note }) => note);
    expect(notes).toEqual([
      'Until 11:45 pm. A day of fasting for many families.',
      'Until 8:15 pm. A day of fasting for many families. It is also the day of the Gita.',
    ]);
  });

  it('begins with the two most important events and their reason', () => {
    expect(newsletter.lead.text).toContain('Work that stood still can move again after 11 December.');
    expect(newsletter.lead.because).toContain('Saturn turns direct in Meena (Pisces) on 11 December');
  });

  it('lists what moves backwards as the month begins, and until when', () => {
    expect(newsletter.retrogrades).toEqual(['Saturn in Meena (Pisces), until 11 December 2026.']);
  });

  it('has a paragraph for each of the twelve Moon signs, with days on which the Moon is in the eleventh and eighth', () => {
    expect(new Set(newsletter.moonSigns.map(({ text }) => text)).size).toBe(12);
    const dhanu = newsletter.moonSigns[8]!;
    expect(dhanu.title).toBe('For your Moon sign, Dhanu (Sagittarius)');
    // The Moon is in Tula (Libra), the eleventh, and in Karka (Cancer), the eighth.
    expect(dhanu.text).toContain('The best days are 5 and 6 December.');
    expect(dhanu.text).toContain('The slow days are 26 and 27 December: make no large decision then.');
    expect(dhanu.because).toMatch(/Saturn is in your fourth house/);
  });
});

describe('the newsletter of a month', () => {
  it.each([
    // Makara Sankranti, 14 January 2026 at 3:13 pm (Drik Panchang). Almanacs differ by minutes with the ayanamsa.
    ['2026-01', /^14 Jan 3:(0[5-9]|1\d) pm The Sun enters Makara \(Capricorn\)$/],
    // Mesha Sankranti, 14 April 2026 at 9:38 am (Drik Panchang).
    ['2026-04', /^14 Apr 9:3\d am The Sun enters Mesha \(Aries\)$/],
    // Saturn entered Meena on 29 March 2025.
    ['2025-03', /^29 Mar .* Saturn enters Meena \(Pisces\)$/],
    // Mercury turned retrograde on 15 March 2025 and direct on 7 April 2025 (Indian dates).
    ['2025-03', /^15 Mar {2}Mercury turns retrograde/],
    ['2025-04', /^7 Apr {2}Mercury turns direct/],
  ])('%s agrees with published almanacs: %s', (month, event) => {
    expect(listEvents(composeNewsletter(month))).toContainEqual(expect.stringMatching(event));
  });

  it('with an eclipse that India sees has its hours and leads with it', () => {
    const newsletter = composeNewsletter('2025-09');
    const eclipse = newsletter.rows.find(({ title }) => title.includes('eclipse'))!;
    expect(eclipse).toMatchObject({ day: '7 Sept', title: 'Total lunar eclipse in Kumbha (Aquarius)' });
    // NASA: in the umbra from 16:27 to 19:57 UT.
    expect(eclipse.note).toMatch(/^From 9:5[67] pm to 1:2[67] am\. It can be seen from all of India\./);
    expect(newsletter.lead.text).toContain('Keep 7 September free of large decisions');
  });

  it('with an eclipse that India does not see says so and does not lead with it', () => {
    const newsletter = composeNewsletter('2026-08');
    const notes = newsletter.rows.filter(({ title }) => title.includes('eclipse')).map(({ note }) => note);
    expect(notes).toHaveLength(2);
    for (const note of notes) expect(note).toContain('It cannot be seen from India');
    expect(newsletter.lead.text).not.toContain('eclipse');
  });

  it('with a planet that moves back into a sign says that earlier matters return', () => {
    // Jupiter moved back from Karka into Mithuna on 5 December 2025.
    const row = composeNewsletter('2025-12').rows.find(({ title }) => title.startsWith('Jupiter'))!;
    expect(row.title).toBe('Jupiter moves back into Mithuna (Gemini)');
    expect(row.note).toContain('earlier matters come up once more');
  });
});
