export * from './fifth-and-ninth-lord.ts';
export * from './first-lord.ts';
export * from './fourth-lord.ts';
export * from './second-and-eleventh-lord.ts';
export * from './seventh-lord.ts';
export * from './tenth-lord.ts';
