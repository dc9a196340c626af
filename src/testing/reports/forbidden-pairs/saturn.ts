/** Contradictions about Sade Sati and other transits of slow planets. */
import { sadeSatiToday } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { transitBindusTexts } from '#src/reports/content/en/saturn/transit-bindus.ts';
import { transitBindus } from '#src/reports/content/en/strengths/strengths.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { type ForbiddenPair, hasStatement } from './document-queries.ts';

const isInSadeSati = hasStatement(/^You are in Sade Sati/, /^Your Sade Sati is running/);
export const saturnPairs: ForbiddenPair[] = [
  {
    name: 'in Sade Sati and free of it',
    hasFirst: isInSadeSati,
    hasSecond: hasStatement(/^You are not in Sade Sati/),
  },
  {
    name: 'in Sade Sati and no remedy needed for it',
    hasFirst: isInSadeSati,
    hasSecond: hasStatement(sadeSatiToday.free),
  },
  {
    name: 'Sade Sati answered yes on the first page and no further on',
    hasFirst: hasStatement(/^Is it Sade Sati now\? Yes/),
    hasSecond: hasStatement(/^You are not in Sade Sati/, sadeSatiToday.free),
  },
  {
    name: 'Sade Sati answered no on the first page and yes further on',
    hasFirst: hasStatement(/^Is it Sade Sati now\? No/),
    hasSecond: isInSadeSati,
  },
  {
    name: 'an even time on the first page, and Sade Sati now',
    hasFirst: hasStatement(/^An even time/),
    hasSecond: hasStatement(/^Is it Sade Sati now\? Yes/, /^Yes, until/, /^You are in Sade Sati/),
  },
  {
    name: 'the first or the last part of Sade Sati, and the middle one, for one Moon',
    hasFirst: hasStatement(
      new RegExp(`^(${sadeSatiToday.rising.slice(0, 24)}|${sadeSatiToday.setting.slice(0, 24)})`),
    ),
    hasSecond: hasStatement(new RegExp(`^${sadeSatiToday.peak.slice(0, 24)}`)),
  },
  {
    name: 'a small visit of Saturn that is on now, and none',
    hasFirst: hasStatement(/^The small visit, Saturn in the \w+ from your Moon, is on/),
    hasSecond: hasStatement(/^No small visit is on/),
  },
  ...(['Saturn', 'Jupiter'] as const).map((graha) => ({
    name: `${graha} now on few points by one chapter and on enough by another`,
    hasFirst: hasStatement(transitBindus[graha].few),
    hasSecond: (document: ReportDocument) =>
      hasSharedPoints(
        document,
        graha,
        transitBindusTexts[graha].flatMap(({ some, many }) => [some, many]),
      ),
  })),
];

/** Whether one of the texts is based on the same count of points that another chapter calls low. */
function hasSharedPoints(document: ReportDocument, graha: 'Saturn' | 'Jupiter', texts: string[]): boolean {
  const statements = listStatements(document);
  const lowStatement = statements.find(({ text }) => text === transitBindus[graha].few);
  const bindusFact = lowStatement?.facts?.find((fact) => fact.startsWith(`bindus.${graha}.`));
  return statements.some(
    ({ text, facts = [] }) =>
      bindusFact !== undefined &&
      facts.includes(bindusFact) &&
      texts.some((searched) => text.includes(searched)),
  );
}
