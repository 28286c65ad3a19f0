import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'दूरी की इकाई',
  km: 'किलोमीटर',
  mi: 'मील',
  highContrast: 'हाई कंट्रास्ट',
  highContrastNote: 'हरे की जगह नीला और नारंगी, और ज़्यादा गहरी रेखाएँ।',
  describesPicture: 'तस्वीर का वर्णन',
  describesPictureNote:
    'नक्शे के नीचे एक पंक्ति बताती है कि तस्वीर में क्या दिख रहा है, बिना नाम लिए। स्क्रीन रीडर हर अनुमान के बाद इसे पढ़कर सुनाते हैं।',
};
