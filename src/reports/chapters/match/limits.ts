/** What the tradition can and cannot say, the same for every couple. */
import { content } from '#src/reports/content/content.ts';
import { createMatchChapter } from './match.ts';

export const matchLimitsChapter = createMatchChapter(() => ({
  kind: 'essay',
  id: 'match-limits',
  ...content.match.matchHeadings.limits,
  highlightedHouses: [],
  isCompact: true,
  lead: content.match.limitsLead,
  leadBecause: content.match.limitsLeadReason,
  parts: content.match.limitParts.map(({ id, title, texts }) => ({
    id,
    title,
    intro: texts.join(' '),
    statements: [],
  })),
}));
