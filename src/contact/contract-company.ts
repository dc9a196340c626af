/** Where the house stands: degrees north and east (WGS 84), Bengali Market in New Delhi. */
export const HOUSE = { lat: 28.6294, lon: 77.2318 } as const;
