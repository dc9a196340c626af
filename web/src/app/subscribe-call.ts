import * as z from 'zod/mini';
import { post } from './api.ts';

const Subscribed = z.object({ message: z.optional(z.string()) });

export const tellServer = (email: string) => post('/api/newsletter/subscribe', { email }, Subscribed);
