/** Required by the licence of GeoNames: shown on the site where places are picked, and in every PDF. */
export const ATTRIBUTION = 'Place data © GeoNames (geonames.org), CC BY 4.0, adapted.';
