import Capacitor
import WebKit

/// Puts shell.js into each page of the shop before its own scripts. It is the class of the view controller in Main.storyboard.
class ShellViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        // After Capacitor's own script, which it speaks to; frames and other origins it leaves by itself.
        guard let file = Bundle.main.url(forResource: "shell", withExtension: "js", subdirectory: "public"),
              let text = try? String(contentsOf: file, encoding: .utf8)
        else { fatalError("public/shell.js is not in the app") }
        let script = WKUserScript(source: text, injectionTime: .atDocumentStart, forMainFrameOnly: true)
        webView?.configuration.userContentController.addUserScript(script)
    }
}
