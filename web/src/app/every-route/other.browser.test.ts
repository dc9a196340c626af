import { testPagesOfGroup } from './testing.ts';

testPagesOfGroup(import.meta.filename);
