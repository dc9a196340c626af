/** Two leanings at work that exclude each other. */
import {
  leadershipVerdicts,
  selfEmploymentVerdicts,
} from '#src/reports/content/en/career/self-employment.ts';
import { type ForbiddenPair, says } from './asking.ts';

const { employed, leansEmployed, both: either, leansOwn, own } = selfEmploymentVerdicts;
export const work: ForbiddenPair[] = [
  {
    name: 'a post weighs more and a venture weighs more',
    one: says(employed, leansEmployed),
    other: says(own, leansOwn, either),
  },
  {
    name: 'a leader first and a specialist first',
    one: says(leadershipVerdicts.leader, leadershipVerdicts.leansLeader),
    other: says(leadershipVerdicts.expert, leadershipVerdicts.leansExpert, leadershipVerdicts.both),
  },
];
