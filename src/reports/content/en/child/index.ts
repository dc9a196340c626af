export * from './child-month-rows.ts';
export * from './child-notes.ts';
export * from './child-periods.ts';
export * from './child-slow-transits.ts';
export * from './child-year-chart.ts';
export * from './child-year-grahas.ts';
export * from './child-year-lord.ts';
export * from './child-year.ts';
