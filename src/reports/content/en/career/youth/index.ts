/** Texts of the career report for readers of sixteen and seventeen. The first group replaces texts of the same name. */
export * as replaced from './replaced.ts';
export * from './periods.ts';
export * from './streams.ts';
export * from './exams.ts';
export * from './summary-lines.ts';
export * as timeUnknown from './time-unknown.ts';
