import { GrievanceResponse } from '#src/contact/contract.ts';
import { get } from './api.ts';

/** Loads the name and the address of the grievance officer, whom Indian law requires every online shop to name. */
export const loadGrievance = async () => (await get('/api/grievance', GrievanceResponse)).grievance;
