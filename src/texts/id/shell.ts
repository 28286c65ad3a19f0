import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle dimainkan di browser dan memerlukan JavaScript, yang sedang nonaktif di sini.',
  slow: 'Zoomle lama sekali dimuat. Periksa jaringan, lalu <a href="">muat ulang halaman</a>. Diperlukan browser dari tahun 2023 atau lebih baru. Tebakanmu tersimpan di perangkat ini.',
  preview: 'Citra satelit garis pantai dalam jendela bidik, dengan kata-kata: Play. Guess. Win.',
};
