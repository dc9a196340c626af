/**
 * Names that GeoNames does not carry, or not as a name of the town: under British rule, before or after a renaming,
 * or the way people say it. The key is "town, state" as the gazetteer writes them.
 */
export const OTHER_NAMES: Record<string, readonly string[]> = {
  'Ahmedabad, Gujarat': ['Amdavad', 'अहमदाबाद', 'अमदावाद'],
  'Ahmednagar, Maharashtra': ['Ahilyanagar', 'अहिल्यानगर'],
  'Ambala, Haryana': ['Umballa'],
  'Amritsar, Punjab': ['Umritsar', 'Umritsur'],
  'Aurangabad, Maharashtra': ['Chhatrapati Sambhajinagar', 'Sambhajinagar', 'छत्रपति संभाजीनगर', 'संभाजीनगर'],
  'Bardhaman, West Bengal': ['Burdwan'],
  'Dibrugarh, Assam': ['Dibrugar'],
  'Gurgaon, Haryana': ['Gurugram', 'गुरुग्राम'],
  'Hoshangabad, Madhya Pradesh': ['Narmadapuram', 'नर्मदापुरम'],
  'Kanchipuram, Tamil Nadu': ['Conjeevaram', 'Conjeeveram'],
  'Madikeri, Karnataka': ['Mercara', 'Coorg', 'Kodagu'],
  'Mohali, Punjab': ['SAS Nagar', 'Sahibzada Ajit Singh Nagar'],
  'Osmanabad, Maharashtra': ['Dharashiv', 'धाराशिव'],
  'Port Blair, Andaman and Nicobar': ['Sri Vijaya Puram', 'श्री विजय पुरम'],
  'Visakhapatnam, Andhra Pradesh': ['Vizag', 'Waltair', 'Vizagapatam'],
};
