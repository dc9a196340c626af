/** The office in Bengali Market, New Delhi: degrees north and east (WGS 84). */
export const COMPANY_LOCATION = { lat: 28.6294, lon: 77.2318 } as const;
