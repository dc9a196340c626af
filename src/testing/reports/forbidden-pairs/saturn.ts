/** Saturn’s passages, on and not on. */
import { sadeSatiToday } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { transitBindusTexts } from '#src/reports/content/en/saturn/transit-bindus.ts';
import { transitBindus } from '#src/reports/content/en/strengths/strengths.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { type ForbiddenPair, hasStatement } from './document-queries.ts';

const inSadeSati = hasStatement(/^You are in Sade Sati/, /^Your Sade Sati is running/);
export const saturn: ForbiddenPair[] = [
  { name: 'in Sade Sati and free of it', one: inSadeSati, other: hasStatement(/^You are not in Sade Sati/) },
  {
    name: 'in Sade Sati and nothing to be done on its account',
    one: inSadeSati,
    other: hasStatement(sadeSatiToday.free),
  },
  {
    name: 'Sade Sati answered yes on the first page and no further on',
    one: hasStatement(/^Is it Sade Sati now\? Yes/),
    other: hasStatement(/^You are not in Sade Sati/, sadeSatiToday.free),
  },
  {
    name: 'Sade Sati answered no on the first page and yes further on',
    one: hasStatement(/^Is it Sade Sati now\? No/),
    other: inSadeSati,
  },
  {
    name: 'the first or the last part of Sade Sati, and the middle one, for one Moon',
    one: hasStatement(
      new RegExp(`^(${sadeSatiToday.rising.slice(0, 24)}|${sadeSatiToday.setting.slice(0, 24)})`),
    ),
    other: hasStatement(new RegExp(`^${sadeSatiToday.peak.slice(0, 24)}`)),
  },
  {
    name: 'a small visit on and none on',
    one: hasStatement(/^The small visit, Saturn in the \w+ from your Moon, is on/),
    other: hasStatement(/^No small visit is on/),
  },
  ...(['Saturn', 'Jupiter'] as const).map((graha) => ({
    name: `${graha} now on few points by one chapter and on enough by another`,
    one: hasStatement(transitBindus[graha].few),
    other: (document: ReportDocument) =>
      hasSharedPoints(
        document,
        graha,
        transitBindusTexts[graha].flatMap(({ some, many }) => [some, many]),
      ),
  })),
];

/** Whether one of the texts rests on the very count that the chapter on strengths calls low. */
function hasSharedPoints(document: ReportDocument, graha: 'Saturn' | 'Jupiter', texts: string[]): boolean {
  const all = listStatements(document);
  const low = all.find(({ text }) => text === transitBindus[graha].few);
  const count = low?.facts?.find((fact) => fact.startsWith(`bindus.${graha}.`));
  return all.some(
    ({ text, facts = [] }) =>
      count !== undefined && facts.includes(count) && texts.some((weighed) => text.includes(weighed)),
  );
}
