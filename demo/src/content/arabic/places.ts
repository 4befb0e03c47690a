import type { TranslatedRecords } from '../types.ts';
import { eventDescriptionsInArabic } from './events.ts';
import { lodgeBodiesInArabic } from './lodges.ts';

/** The demonstration destinations in Arabic: their names, and how they begin. */
export const destinationsInArabic: TranslatedRecords = {
  'akagera-national-park': {
    title: 'متنزه أكاجيرا الوطني',
    newsBody:
      '<p>سافانا دافئة وبحيرات وتلال واطئة على الحدود الشرقية: هنا تعيش الأسود ووحيدات القرن والأفيال والزرافات، وأكثر من خمسمئة نوع من الطيور. ثلاث ساعات من كيغالي تكفي لتصلوا إلى رواندا أخرى.</p>',
  },
  'gishwati-mukura-national-park': {
    title: 'متنزه جيشواتي موكورا الوطني',
    newsBody:
      '<p>أحدث متنزهات رواندا وأصغرها: نحو 35 كيلومترًا مربعًا من غابة تعود إلى الحياة، على القمم بين بحيرة كيفو وداخل البلاد. لا يأتي المرء إلى هنا لقائمة حيوانات، بل لقصة.</p>',
  },
  'huye-and-nyanza': {
    title: 'هويي ونيانزا',
    newsBody:
      '<p>القلب القديم لرواندا: قصر الملوك في نيانزا، وأول جامعة، وأفضل متحف، وقهوة تنمو على جبل هويي. معظم المسافرين يمنحونها ساعة غداء؛ امنحوها ليلة.</p>',
  },
  kigali: {
    title: 'كيغالي',
    newsBody:
      '<p>مدينة نظيفة هادئة على تلال كثيرة، فيها النصب التذكاري والأسواق وصالات الفن والمطاعم. من هنا تبدأ كل رحلاتنا، ومن يمنحها يومًا يفهم ما سيراه بعدها.</p>',
  },
  'lake-kivu': {
    title: 'بحيرة كيفو',
    newsBody:
      '<p>بحيرة كبيرة بلا تماسيح ولا أفراس نهر، يُسبح فيها وتُجدَّف. صيادون يغنون عند الغسق، وجزر تُزار بالقارب، وقهوة على السفوح، ومساء ليس فيه ما يُستعجل إليه.</p>',
  },
  'musanze-and-the-twin-lakes': {
    title: 'موسانزي والبحيرتان التوأمان',
    newsBody:
      '<p>بلدة السوق عند أقدام البراكين، وعلى بعد نصف ساعة منها بوريرا وروهوندو، بحيرتان فصلت بينهما الحمم. أفضل منظر على البراكين الخمسة ليس من البراكين، بل من هنا.</p>',
  },
  'nyungwe-national-park': {
    title: 'متنزه نيونغوي الوطني',
    newsBody:
      '<p>غابة مطيرة جبلية من أقدم غابات أفريقيا: ثلاثة عشر نوعًا من الرئيسيات، ونحو ثلاثمئة نوع من الطيور، وجسر معلق بين قمم الأشجار، وحقول شاي على تخومها.</p>',
  },
  'volcanoes-national-park': {
    title: 'متنزه البراكين الوطني',
    newsBody:
      '<p>خمسة براكين وغابات خيزران وبيت غوريلا الجبال. تُزار العائلات في مجموعات من ثمانية أشخاص على الأكثر، وساعة واحدة لا غير، ومن عاشها لا ينساها.</p>',
  },
};

/** The names and places of lodges. */
const lodges: TranslatedRecords = {
  'ridge-cottages-kinigi': { title: 'أكواخ الحافة، كينيغي', place: 'كينيغي، أسفل جبل سابينيو' },
  'bamboo-villas': { title: 'فيلات الخيزران', place: 'فوق كينيغي، عند طرف الخيزران' },
  'twin-lakes-guesthouse': { title: 'بيت ضيافة البحيرتين', place: 'على القمة بين بوريرا وروهوندو' },
  'terrace-house-karongi': { title: 'بيت المصاطب، كارونغي', place: 'على شبه جزيرة في كارونغي، بحيرة كيفو' },
  'tea-bungalow-gisakura': { title: 'بيت الشاي، غيساكورا', place: 'وسط شاي غيساكورا، بجوار نيونغوي' },
  'lake-tents-ihema': { title: 'خيام البحيرة، إيهيما', place: 'على ضفة بحيرة إيهيما، في أكاجيرا' },
  'savannah-deck': { title: 'شرفة السافانا', place: 'في سهول أكاجيرا الشمالية' },
  'garden-hotel-kiyovu': { title: 'فندق الحديقة، كيوفو', place: 'كيوفو، كيغالي' },
};

/** The names and places of events. */
const events: TranslatedRecords = {
  'imigongo-workshop-in-nyakarambi': { title: 'ورشة فن الإيميغونغو في نياكارامبي', place: 'نياكارامبي، مقاطعة كيريهي' },
  'lantern-regatta-on-lake-kivu': { title: 'سباق الفوانيس على بحيرة كيفو', place: 'واجهة كارونغي البحرية' },
  'basket-weavers-open-house': { title: 'يوم مفتوح مع ناسجات السلال', place: 'حديقة Imisozi Safaris، كيغالي' },
  'sunrise-walk-over-three-hills': { title: 'مسيرة الشروق فوق ثلاث تلال', place: 'كيميهورورا، كيغالي' },
  'coffee-cupping-on-huye-mountain': { title: 'تذوق القهوة على جبل هويي', place: 'جبل هويي، المقاطعة الجنوبية' },
  'night-of-stars-in-akagera': { title: 'ليلة النجوم في أكاجيرا', place: 'بحيرة شاكاني، متنزه أكاجيرا الوطني' },
  'dugout-day-on-the-twin-lakes': { title: 'يوم الزوارق على البحيرتين التوأمين', place: 'مرسى كيرامبو، بحيرة بوريرا' },
  'evening-of-drums-and-intore': { title: 'أمسية الطبول ورقص الإنتوري', place: 'مدرج ريبيرو، كيغالي' },
  'bird-count-at-nyandungu-wetland': {
    title: 'عدّ الطيور في أرض نيانندونغو الرطبة',
    place: 'متنزه نيانندونغو البيئي، كيغالي',
  },
};

/** The demonstration events in Arabic. */
export const eventsInArabic: TranslatedRecords = Object.fromEntries(
  Object.entries(events).map(([slug, texts]) => [slug, { ...texts, ...eventDescriptionsInArabic[slug] }]),
);

/** The demonstration lodges in Arabic. */
export const lodgesInArabic: TranslatedRecords = Object.fromEntries(
  Object.entries(lodges).map(([slug, texts]) => [slug, { ...texts, ...lodgeBodiesInArabic[slug] }]),
);
