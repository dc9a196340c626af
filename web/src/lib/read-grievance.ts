import { GrievanceAnswer } from '#src/contact/contract.ts';
import { get } from './api.ts';

export const readGrievance = async () => (await get('/api/grievance', GrievanceAnswer)).grievance;
