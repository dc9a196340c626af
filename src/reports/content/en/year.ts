/** All texts of the year, for whoever reads over them as a whole. */
export * as yearChapters from './year/chapters.ts';
export * as yearDays from './year/days.ts';
export * as yearInner from './year/inner-grahas.ts';
export * as yearLord from './year/year-lord.ts';
export * as yearMinute from './year/minute.ts';
export * as yearMoons from './year/moons.ts';
export * as yearMudda from './year/mudda.ts';
export * as yearMuntha from './year/muntha.ts';
export * as yearGrahas from './year/grahas.ts';
export * as yearRemedies from './year/remedies.ts';
export * as yearSun from './year/sun.ts';
