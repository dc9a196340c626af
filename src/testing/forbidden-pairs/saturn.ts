/** Saturn’s passages, on and not on. */
import { sadeSatiToday } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { transitBindusTexts } from '#src/reports/content/en/saturn/transit-bindus.ts';
import { transitBindus } from '#src/reports/content/en/strengths/strengths.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { statementsOf } from '#src/testing/printed-text.ts';
import { type ForbiddenPair, says } from './asking.ts';

const inSadeSati = says(/^You are in Sade Sati/, /^Your Sade Sati is running/);
export const saturn: ForbiddenPair[] = [
  { name: 'in Sade Sati and free of it', one: inSadeSati, other: says(/^You are not in Sade Sati/) },
  {
    name: 'in Sade Sati and nothing to be done on its account',
    one: inSadeSati,
    other: says(sadeSatiToday.free),
  },
  {
    name: 'Sade Sati answered yes on the first page and no further on',
    one: says(/^Is it Sade Sati now\? Yes/),
    other: says(/^You are not in Sade Sati/, sadeSatiToday.free),
  },
  {
    name: 'Sade Sati answered no on the first page and yes further on',
    one: says(/^Is it Sade Sati now\? No/),
    other: inSadeSati,
  },
  {
    name: 'the first or the last part of Sade Sati, and the middle one, for one Moon',
    one: says(new RegExp(`^(${sadeSatiToday.rising.slice(0, 24)}|${sadeSatiToday.setting.slice(0, 24)})`)),
    other: says(new RegExp(`^${sadeSatiToday.peak.slice(0, 24)}`)),
  },
  {
    name: 'a small visit on and none on',
    one: says(/^The small visit, Saturn in the \w+ from your Moon, is on/),
    other: says(/^No small visit is on/),
  },
  ...(['Saturn', 'Jupiter'] as const).map((graha) => ({
    name: `${graha} now on few points by one chapter and on enough by another`,
    one: says(transitBindus[graha].low),
    other: (document: ReportDocument) =>
      sharesPoints(
        document,
        graha,
        transitBindusTexts[graha].flatMap(({ some, many }) => [some, many]),
      ),
  })),
];

/** Whether one of the texts rests on the very count that the chapter on strengths calls low. */
function sharesPoints(document: ReportDocument, graha: 'Saturn' | 'Jupiter', texts: string[]): boolean {
  const all = statementsOf(document);
  const low = all.find(({ text }) => text === transitBindus[graha].low);
  const count = low?.facts?.find((fact) => fact.startsWith(`bindus.${graha}.`));
  return all.some(
    ({ text, facts = [] }) =>
      count !== undefined && facts.includes(count) && texts.some((weighed) => text.includes(weighed)),
  );
}
