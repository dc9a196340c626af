/** Two leanings at work that exclude each other. */
import {
  leadershipVerdicts,
  selfEmploymentVerdicts,
} from '#src/reports/content/en/career/self-employment.ts';
import { type ForbiddenPair, hasStatement } from './document-queries.ts';

const { employed, leansEmployed, both: either, leansOwn, own } = selfEmploymentVerdicts;
export const work: ForbiddenPair[] = [
  {
    name: 'a post weighs more and a venture weighs more',
    one: hasStatement(employed, leansEmployed),
    other: hasStatement(own, leansOwn, either),
  },
  {
    name: 'a leader first and a specialist first',
    one: hasStatement(leadershipVerdicts.leader, leadershipVerdicts.leansLeader),
    other: hasStatement(leadershipVerdicts.expert, leadershipVerdicts.leansExpert, leadershipVerdicts.both),
  },
];
