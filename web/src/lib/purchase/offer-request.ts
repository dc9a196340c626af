import { OfferResponse } from '#src/payments/contract.ts';
import { get } from '#web/lib/api.ts';

/** Fetches the offer of the signed-in member. A separate chunk, because visitors need no API client. */
export const fetchOffer = (): Promise<OfferResponse> => get('/api/payment/offer', OfferResponse);
