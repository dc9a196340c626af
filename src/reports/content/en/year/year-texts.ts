/** All texts of the year ahead, for tests. */
export * as yearChapters from './year-headings.ts';
export * as yearDays from './month-days.ts';
export * as yearInner from './inner-planet-stays.ts';
export * as yearLord from './year-lord.ts';
export * as yearSummary from './year-summary.ts';
export * as yearPeople from './month-people-and-health.ts';
export * as yearStudy from './month-study-and-friends.ts';
export * as yearWork from './month-work-and-money.ts';
export * as yearMudda from './mudda-dasha.ts';
export * as yearMuntha from './muntha.ts';
export * as yearGrahas from './grahas-in-year.ts';
export * as yearRemedies from './year-remedies.ts';
export * as yearSun from './sun-months.ts';
