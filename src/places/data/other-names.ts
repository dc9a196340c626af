/**
 * Names that GeoNames does not carry for a town: under British rule, after a renaming, or the way people say it.
 * The key is "town, state" in GeoNames' older spelling, or "town, district, state" where the state has several.
 */
export const OTHER_NAMES: Record<string, readonly string[]> = {
  'Ahmedabad, Gujarat': ['Amdavad', 'अमदावाद'],
  'Ahmadnagar, Maharashtra': ['Ahmednagar', 'अहिल्यानगर'],
  'Allahabad, Uttar Pradesh': ['प्रयागराज'],
  'Ambala, Haryana': ['Umballa'],
  'Amritsar, Punjab': ['Umritsar', 'Umritsur'],
  'Aurangabad, Maharashtra': ['Chhatrapati Sambhajinagar', 'Sambhajinagar', 'छत्रपति संभाजीनगर', 'संभाजीनगर'],
  'Gurgaon, Haryana': ['गुरुग्राम'],
  'Hoshangabad, Madhya Pradesh': ['नर्मदापुरम'],
  'Kanchipuram, Tamil Nadu': ['Conjeevaram', 'Conjeeveram'],
  'Madikeri, Karnataka': ['Mercara', 'Coorg', 'Kodagu'],
  'Mohali, Punjab': ['SAS Nagar', 'Sahibzada Ajit Singh Nagar'],
  'Mughal Sarai, Uttar Pradesh': ['Deen Dayal Nagar', 'DDU Nagar', 'मुगलसराय'],
  'Nawabganj, Bara Banki, Uttar Pradesh': ['Barabanki', 'Bara Banki', 'बाराबंकी'],
  'Osmanabad, Maharashtra': ['धाराशिव'],
  'Port Blair, Andaman and Nicobar': ['Sri Vijaya Puram', 'श्री विजय पुरम'],
  'Visakhapatnam, Andhra Pradesh': ['Vizag', 'Waltair', 'Vizagapatam'],
};

/** Where the newer extract has a spelling that fewer people use, the older one stays the town's name. */
export const KEPT_NAMES: readonly string[] = ['Kapurthala', 'Morbi', 'Panaji', 'Solapur'];

/** Towns that are in neither extract, with coordinates in degrees and people by the census of 2011. */
export const MORE_TOWNS = [
  {
    name: 'Dharwad',
    others: ['Dharwar', 'धारवाड़'],
    latitude: 15.4589,
    longitude: 75.0078,
    population: 350_000,
    district: 'Dharwad',
    region: 'Karnataka',
  },
  {
    name: 'Vasai',
    others: ['Bassein', 'Vasai Virar', 'वसई'],
    latitude: 19.3919,
    longitude: 72.8397,
    population: 1_222_000,
    district: 'Palghar',
    region: 'Maharashtra',
  },
] as const;
