/** Contradictions in the chapters on work. */
import {
  leadershipVerdicts,
  selfEmploymentVerdicts,
} from '#src/reports/content/en/career/self-employment.ts';
import { type ForbiddenPair, hasStatement } from './document-queries.ts';

const { employed, leansEmployed, both: undecided, leansOwn, own: ownBusiness } = selfEmploymentVerdicts;
export const workPairs: ForbiddenPair[] = [
  {
    name: 'employment is better and self-employment is at least as good',
    hasFirst: hasStatement(employed, leansEmployed),
    hasSecond: hasStatement(ownBusiness, leansOwn, undecided),
  },
  {
    name: 'a leader first and a specialist first',
    hasFirst: hasStatement(leadershipVerdicts.leader, leadershipVerdicts.leansLeader),
    hasSecond: hasStatement(
      leadershipVerdicts.expert,
      leadershipVerdicts.leansExpert,
      leadershipVerdicts.both,
    ),
  },
];
