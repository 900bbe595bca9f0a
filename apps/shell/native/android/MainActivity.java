package shop.sampan.app;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import com.getcapacitor.BridgeActivity;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;

/** Puts shell.js into each page of the shop before its own scripts, and opens what other apps share as a search. */
public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        setIntent(asLink(getIntent()));
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void load() {
        super.load();
        // After Capacitor's own script, which it speaks to. Phones whose web view cannot do this show the shop as a browser does.
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) return;
        WebViewCompat.addDocumentStartJavaScript(bridge.getWebView(), shell(), Collections.singleton(shop()));
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(asLink(intent));
    }

    /** What another app shares becomes a link of the shop; any other intent stays as it is. */
    private Intent asLink(Intent intent) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return intent;
        String text = intent.getStringExtra(Intent.EXTRA_TEXT);
        if (text == null || text.length() > 4000) return intent;
        Uri page = Uri.parse(shop()).buildUpon().path("/agent").appendQueryParameter("searchValue", text).build();
        return new Intent(Intent.ACTION_VIEW, page, this, MainActivity.class);
    }

    private String shop() {
        return getString(R.string.shop_origin);
    }

    private String shell() {
        try (InputStream file = getAssets().open("public/shell.js")) {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            byte[] part = new byte[8192];
            for (int read = file.read(part); read != -1; read = file.read(part)) text.write(part, 0, read);
            return text.toString(StandardCharsets.UTF_8.name());
        } catch (IOException missing) {
            throw new IllegalStateException("public/shell.js is not in the app", missing);
        }
    }
}
