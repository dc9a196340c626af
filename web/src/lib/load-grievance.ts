import { GrievanceResponse } from '#src/contact/contract.ts';
import { get } from './api.ts';

export const loadGrievance = async () => (await get('/api/grievance', GrievanceResponse)).grievance;
