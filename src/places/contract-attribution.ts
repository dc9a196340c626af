/** GeoNames' licence asks for it: shown on the site wherever places are picked, and in every PDF. */
export const ATTRIBUTION = 'Place data © GeoNames (geonames.org), CC BY 4.0, adapted.';
